import others from 'virtual:icons/others';
import { addIcons } from './icon-set.ts';

// Each file that is loaded after the first screen imports this module, so that its icons are there with it.
addIcons(others);
