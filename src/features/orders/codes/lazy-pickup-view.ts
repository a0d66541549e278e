import { lazy } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';

/** The pickup view with its encoders and texts, loaded on first use. */
export const LazyPickupView = lazy(async () => {
  const [{ PickupView }] = await Promise.all([import('../pickup/PickupView.tsx'), loadTexts()]);
  return { default: PickupView };
});
