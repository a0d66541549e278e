import { proxy } from 'valtio';

/** Where the person's programme is, for links to it (R4.10); null while it was not asked for. */
export const programme = proxy<{ origin: string | null }>({ origin: null });
