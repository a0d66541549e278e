import { BRANDS } from '#src/brand/brands.ts';
import { applyBrandTheme, colourFindings, findings } from './ui-fixtures.tsx';

/** Findings of axe on the page in each brand and theme, after the colour transitions. */
export async function findingsInEveryTheme(): Promise<string[]> {
  const all = await findings();
  for (const { name } of Object.values(BRANDS)) {
    for (const theme of ['light', 'dark'] as const) {
      applyBrandTheme(name, theme);
      const found = await colourFindings();
      all.push(...found.map((finding) => `${name} ${theme}: ${finding}`));
    }
  }
  return all;
}
