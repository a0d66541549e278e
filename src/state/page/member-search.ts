import { proxy } from 'valtio';

/**
 * What staff has typed into the search for members, for the way back to its results. Only in memory: addresses are
 * stored on the device and logged, and a name or a phone may be in neither (R6.1, R6.3).
 */
export const memberSearch = proxy({ text: '' });
