import { expect } from 'vitest';
import { BRANDS } from '#src/brand/brands.ts';
import { dress, findings } from './ui-stage.tsx';

/** Transitions and arrivals on their way; what repeats for ever never arrives. */
const fading = () =>
  document.getAnimations().filter(({ effect, playState }) => {
    return playState === 'running' && effect?.getTiming().iterations !== Infinity;
  }).length;

/** What axe finds on the stage in each brand and theme, once its colours have changed. */
export async function findingsInEveryLook(): Promise<string[]> {
  const all: string[] = [];
  for (const { name } of Object.values(BRANDS)) {
    for (const theme of ['light', 'dark'] as const) {
      dress(name, theme);
      await expect.poll(fading).toBe(0);
      const found = await findings();
      all.push(...found.map((finding) => `${name} ${theme}: ${finding}`));
    }
  }
  return all;
}
