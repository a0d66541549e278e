import { build, loadConfigFromFile, type PluginOption, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** What of the configuration works on the folder of the build: these builds stay in memory. */
const WRITES = /pwa|dist-folder/;
/** Files that a device stores only when it needs them. */
const NOT_STORED = /documentation|scanner|purify|memory-database/;

const isKept = (plugin: PluginOption): boolean =>
  !(plugin && 'name' in plugin && WRITES.test(plugin.name));

async function buildWith(edit: (code: string) => string) {
  const environment = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(environment, 'vite.config.ts');
  if (!loaded) throw new Error('There is no configuration');
  const plugins = (loaded.config.plugins ?? []).flat(2);
  const editing = {
    name: 'edit',
    enforce: 'pre',
    transform: (code: string, id: string) =>
      id.endsWith('src/i18n/ru/shop/orders.ts') ? edit(code) : null,
  } as const;
  const { output } = (await build({
    ...loaded.config,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins.filter(isKept), editing],
    build: { ...loaded.config.build, sourcemap: false, write: false },
  })) as Rolldown.RolldownOutput;
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const [, mark] =
    /name="app-build" content="(\w+)"/.exec(String(page && 'source' in page && page.source)) ?? [];
  const sizes = new Map(
    output
      .filter(({ fileName }) => fileName.startsWith('assets/') && !NOT_STORED.test(fileName))
      .map((file) => [
        file.fileName,
        Buffer.byteLength(file.type === 'chunk' ? file.code : file.source),
      ]),
  );
  return { sizes, mark };
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, size) => all + size, 0);

test('[R9.3] [R9.6] an update that changes one word of the texts downloads at most a tenth of the bytes', async () => {
  const before = await buildWith((code) => code);
  const after = await buildWith((code) => code.replace('Заказы', 'Покупки'));
  const changed = [...after.sizes].filter(([name]) => !before.sizes.has(name));
  const downloaded = sum(changed.map(([, size]) => size));
  const all = sum(after.sizes.values());
  console.log(`${changed.length} of ${after.sizes.size} files, ${downloaded} of ${all} bytes`);
  expect(changed).not.toEqual([]);
  expect(downloaded).toBeLessThanOrEqual(all / 10);
  // Else a device would keep the page that names the files of before.
  expect(after.mark).toMatch(/^\w{16}$/);
  expect(after.mark).not.toBe(before.mark);
});
