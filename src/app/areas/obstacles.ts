import { NotWiped } from '../screens/NotWiped.tsx';
import { Obstacle } from '../screens/Obstacle.tsx';
import { StorageBusy } from '../screens/StorageBusy.tsx';

/** Screens that explain what on the device prevents a start: few members ever see them. */
export const obstacles = { NotWiped, Obstacle, StorageBusy };
