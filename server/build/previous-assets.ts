import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PREVIOUS_FOLDER } from '#server/config/built-files.ts';

const LIST = 'builds.json';
const DAY_MS = 24 * 60 * 60 * 1000;
/** A tab that is older than this, or that many builds, starts again. */
const KEPT_DAYS = 30;
const KEPT_BUILDS = 10;

const builds = v.array(v.object({ replacedAt: v.string(), files: v.array(v.string()) }));
type Builds = v.InferOutput<typeof builds>;

/**
 * Saves the hashed files of the build that is about to be emptied (R9.6): an open tab of the old
 * version requests its chunks until it reloads. Returns how to put them beside the new build.
 * @param dist the folder of the build, which may be missing
 * @param saved a folder for the meantime
 */
export function savePreviousAssets(dist: string, saved: string, now: Date): () => void {
  rmSync(saved, { recursive: true, force: true });
  mkdirSync(saved, { recursive: true });
  const replaced = namesIn(join(dist, 'assets'));
  const previous = join(dist, PREVIOUS_FOLDER);
  // What an earlier build had comes first: the same name is the same content.
  for (const folder of [previous, join(dist, 'assets')]) {
    if (existsSync(folder)) cpSync(folder, saved, { recursive: true });
  }
  const known = readBuilds(previous);
  const all =
    replaced.length === 0 ? known : [{ replacedAt: now.toISOString(), files: replaced }, ...known];
  const kept = all
    .filter(({ replacedAt }) => now.getTime() - Date.parse(replacedAt) < KEPT_DAYS * DAY_MS)
    .slice(0, KEPT_BUILDS);

  return () => {
    const current = new Set(namesIn(join(dist, 'assets')));
    const wanted = new Set(kept.flatMap(({ files }) => files).filter((name) => !current.has(name)));
    mkdirSync(previous, { recursive: true });
    for (const name of namesIn(saved)) {
      if (wanted.has(name)) cpSync(join(saved, name), join(previous, name));
    }
    writeFileSync(join(previous, LIST), JSON.stringify(kept));
    rmSync(saved, { recursive: true, force: true });
  };
}

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== LIST) : [];

function readBuilds(folder: string): Builds {
  try {
    return v.parse(builds, JSON.parse(readFileSync(join(folder, LIST), 'utf8')));
  } catch {
    // There was none, or it was cut short: the files of previous builds are then let go.
    return [];
  }
}
