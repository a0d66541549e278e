import { proxy } from 'valtio';

/** The banners above a screen, the most important first: at most one of them is shown. */
export const BANNERS = [
  'emailState',
  'session',
  'start',
  'purchase',
  'ready',
  'posts',
  'storage',
  'emailChange',
  'draft',
  'update',
  'card',
  'install',
] as const;
export type BannerName = (typeof BANNERS)[number];

/** The banners that have something to say now. */
export const banners = proxy<{ wanted: readonly BannerName[] }>({ wanted: [] });
