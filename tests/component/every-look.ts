import { BRANDS } from '#src/brand/brands.ts';
import { atRest, dress, findings } from './ui-stage.tsx';

/** What axe finds on the stage in each brand and theme, once its colours have changed. */
export async function findingsInEveryLook(): Promise<string[]> {
  const all: string[] = [];
  for (const { name } of Object.values(BRANDS)) {
    for (const theme of ['light', 'dark'] as const) {
      dress(name, theme);
      await atRest();
      const found = await findings();
      all.push(...found.map((finding) => `${name} ${theme}: ${finding}`));
    }
  }
  return all;
}
