import { readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { ConfigError, exitWith } from './config/config-error.ts';
import { readConfig, type Config } from './config/config.ts';
import type { OpenDb } from './database/db.ts';
import { findMissingData } from './database/missing-data.ts';
import { openStore } from './database/open-database.ts';
import { reviveEvents } from './events/deliver-events.ts';
import { RefusedError } from './http/errors/refused-error.ts';
import { errorText } from './http/errors/texts.ts';
import { actorOf, addToJournal } from './journal/journal.ts';
import { storePicture } from './pictures/pictures.ts';
import { IMPORT_KINDS } from './programme/import/kinds.ts';
import { loadDemo } from './serve.ts';

const USAGE = `Что сделать:
  npm run programme -- check
  npm run programme -- events again
  npm run programme -- pictures ФАЙЛ|ПАПКА|https://…
  npm run programme -- import ${Object.keys(IMPORT_KINDS).join('|')} ФАЙЛ.csv [--write]`;

/** How many rows pass between two lines of progress. */
const PROGRESS_ROWS = 500;

/** The database that the settings name, without its password: without settings it is another one than production's. */
function databaseOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return `встроенная, ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}

async function withStore(work: (store: OpenDb, config: Config) => Promise<boolean>): Promise<void> {
  const config = readConfig(process.env);
  console.log(`База: ${databaseOf(config)}`);
  const store = await openStore(config);
  try {
    process.exitCode = (await work(store, config)) ? 0 : 1;
  } finally {
    await store.close();
  }
}

/** Says what the institution has not given yet (docs/operation.md, «What the programme lacks»). */
const check = () =>
  withStore(async ({ db }, config) => {
    const contacts = config.brand.contacts ?? (await loadDemo(config, false))?.contacts;
    const brand = { ...config.brand, contacts };
    const missing = await findMissingData(db, { ...config, brand });
    const lines = missing.map(({ text }) => `— ${text}`);
    console.log(lines.length === 0 ? 'Всё на месте' : lines.join('\n'));
    return missing.length === 0;
  });

/** Imports a file, or says without `--write` what the import would do (docs/import.md). */
async function importInto(name = '', file = '', flag?: string): Promise<void> {
  const kind = Object.entries(IMPORT_KINDS).find(([known]) => known === name)?.[1];
  if (!kind || file === '' || (flag !== undefined && flag !== '--write'))
    throw new ConfigError(USAGE);
  const bytes = readFile(pathOf(file));
  await withStore(async ({ db }) => {
    const { rows, added, changed, same, problems, remark, isStored } = await kind.importFile(
      db,
      bytes,
      {
        isStored: flag === '--write',
        principal: operator(),
        onProgress: (done, all) => {
          if (done % PROGRESS_ROWS === 0) console.log(`${done} из ${all}`);
        },
      },
    );
    for (const { line, column, text } of problems)
      console.log(`Строка ${line}${column === undefined ? '' : `, столбец ${column}`}: ${text}`);
    if (remark !== undefined) console.log(remark);
    const counts = `Строк: ${rows}, новых: ${added}, изменится: ${changed}, без изменений: ${same}`;
    if (problems.length > 0) console.log(`${counts}. Ничего не записано: исправь файл`);
    else console.log(isStored ? `${counts}. Записано` : `${counts}. Записать: добавь --write`);
    return problems.length === 0;
  });
}

/** Sends the dead letters of all receivers again. */
const sendAgain = () =>
  withStore(async ({ db }) => {
    console.log(`Будут отправлены снова: ${await reviveEvents(db)}`);
    return true;
  });

/** How long a picture's address may take, in ms. */
const FETCH_MS = 30_000;

/** Stores pictures of products under their names or addresses (docs/import.md). */
const addPictures = (named: readonly string[]) =>
  withStore(async ({ db }) => {
    if (named.length === 0) throw new ConfigError(USAGE);
    const actor = { ...actorOf(operator(), 'pictures.add'), entity: 'picture', before: null };
    let refused = 0;
    for (const path of named.flatMap(filesIn)) {
      const source = isAddress(path) ? path : basename(path);
      try {
        const content = await readPicture(path);
        await db.transaction(async (tx) => {
          const entityId = await storePicture(tx, source, content);
          await addToJournal(tx, { ...actor, entityId, after: { source } });
        });
        console.log(`${source}: сохранена`);
      } catch (error) {
        if (!(error instanceof RefusedError || error instanceof ConfigError)) throw error;
        refused += 1;
        console.log(
          `${source}: ${error instanceof ConfigError ? error.message : PICTURE_EXPECTED}`,
        );
      }
    }
    return refused === 0;
  });

const PICTURE_EXPECTED = errorText('PRODUCT_PICTURE', 'ru', 'token');

const isAddress = (path: string): boolean => path.startsWith('https:');

function filesIn(named: string): string[] {
  if (isAddress(named)) return [named];
  const path = pathOf(named);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(path).map((name) => join(path, name)) : [path];
}

async function readPicture(path: string): Promise<Uint8Array> {
  if (!isAddress(path)) return readFile(path);
  const response = await fetch(path, { signal: AbortSignal.timeout(FETCH_MS) }).catch(() => null);
  if (!response?.ok) throw new ConfigError(`по этому адресу картинки нет`);
  return response.bytes();
}

/** A named file's path, from the folder in which the person works: npm runs a script in the package's own. */
const pathOf = (named: string): string => resolve(process.env['INIT_CWD'] ?? '', named);

function readFile(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new ConfigError(`Файл не читается: ${path}`);
  }
}

/** Who runs the command, as the journal names them. */
const operator = () => ({
  sub: 'command',
  email: '',
  firstName: 'npm run programme:',
  lastName: userInfo().username,
  roles: ['admin'],
  sid: '',
  authTime: 0,
});

async function main([command, ...rest]: readonly string[]): Promise<void> {
  if (command === 'check') return check();
  if (command === 'import') return importInto(...rest);
  if (command === 'events' && rest[0] === 'again') return sendAgain();
  if (command === 'pictures') return addPictures(rest);
  throw new ConfigError(USAGE);
}

await main(process.argv.slice(2)).catch(exitWith);
