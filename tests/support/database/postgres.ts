import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { isExecutable } from './system-tools.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** The program refuses to run as root, so root lends it Debian's own user. */
const SERVICE_USER = 'postgres';

export interface TestPostgres {
  readonly url: string;
  /** Its temporary folder, where its user may write. */
  readonly folder: string;
  /** Runs a command of the operator as its user, with its programs in the PATH; throws when it fails. */
  readonly shell: (commands: string, env: Readonly<Record<string, string>>) => void;
  readonly stop: () => void;
}

/**
 * Starts a real PostgreSQL of its own in a temporary folder on a free port. Tests take a database of
 * the run's one instead (`createPostgresDatabase`), unless they stop the program or set it up.
 * @param settingsIn lines of its postgresql.conf, by its folder
 * @returns null, with the reason printed, where none is installed: the races on money are then not
 *   proven on this machine.
 */
export async function startPostgres(
  settingsIn: (folder: string) => readonly string[] = () => [],
): Promise<TestPostgres | null> {
  const programs = findPostgres();
  if (programs === null) {
    console.warn(
      'No PostgreSQL here, the races on money are skipped: `npm run test:setup` installs it.',
    );
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-postgres-'));
  giveToServiceUser(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port}`;
  run(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', SERVICE_USER, '-E', 'UTF8']);
  const settings = [
    `unix_socket_directories = '${folder}'`,
    `listen_addresses = '127.0.0.1'`,
    'fsync = off',
    ...settingsIn(folder),
  ];
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  run(join(programs, 'pg_ctl'), [
    '-D',
    data,
    '-o',
    options,
    '-l',
    join(folder, 'log'),
    '-w',
    'start',
  ]);
  return {
    url: `postgres://${SERVICE_USER}@127.0.0.1:${port}/postgres`,
    folder,
    shell: (commands, env) =>
      run('bash', ['-euc', commands], { PATH: `${programs}:/usr/bin:/bin`, ...env }),
    stop: () => {
      run(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The user that PostgreSQL runs as, in the form of a child process's options; none where this process is not root. */
export function serviceUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: '-u' | '-g') =>
    Number(execFileSync('id', [flag, SERVICE_USER], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Lets that user write in a folder of this process. */
export function giveToServiceUser(folder: string): void {
  const { uid, gid } = serviceUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** The folder of PostgreSQL's programs; null where it is not installed. */
export function findPostgres(): string | null {
  if (!statSync(DEBIAN_FOLDER, { throwIfNoEntry: false })) return null;
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  // Debian's client packages have such a folder, too.
  return folders.find((folder) => isExecutable(join(folder, 'initdb'))) ?? null;
}

function run(
  program: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): void {
  const options = { ...serviceUser(), cwd: tmpdir(), stdio: 'ignore' } as const;
  execFileSync(program, args, { ...options, ...(env && { env }) });
}
