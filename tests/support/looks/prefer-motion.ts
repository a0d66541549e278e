import { cdp } from 'vitest/browser';

/** Sets what the member wants of motion. Component tests begin with `reduce`: put it back. */
export const preferMotion = async (value: 'no-preference' | 'reduce'): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
};
