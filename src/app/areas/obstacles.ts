import { Blocked } from '../screens/Blocked.tsx';
import { NotWiped } from '../screens/NotWiped.tsx';
import { Obstacle } from '../screens/Obstacle.tsx';
import { StorageBusy } from '../screens/StorageBusy.tsx';

/** Screens that explain what keeps a member from the others: few members ever see them. */
export const obstacles = { Blocked, NotWiped, Obstacle, StorageBusy };
