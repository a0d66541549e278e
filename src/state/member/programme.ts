import { proxy } from 'valtio';

/** The origin of the member's programme, for links to it (R4.10); null before the check. */
export const programme = proxy<{ origin: string | null }>({ origin: null });
