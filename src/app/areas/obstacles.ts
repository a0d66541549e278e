import { NotWiped } from '../screens/NotWiped.tsx';
import { Obstacle } from '../screens/Obstacle.tsx';
import { StorageBusy } from '../screens/StorageBusy.tsx';

/** What says that something on the device stands in the way: few members ever see it. */
export const obstacles = { NotWiped, Obstacle, StorageBusy };
