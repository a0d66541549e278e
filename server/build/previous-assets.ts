import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIOUS_FOLDER } from '#server/config/built-files.ts';

const LIST = 'builds.json';
/** A tab that is older than this, or that many builds, starts again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const KEPT_BUILDS = 10;

type Builds = readonly { readonly replacedAt: string; readonly files: readonly string[] }[];

/**
 * Moves the assets that the new build does not have to those of earlier builds (R9.6): an open tab of the old version
 * requests its chunks until it reloads.
 * @param dist the folder of the build, which holds the files of both builds
 * @param current the assets of the new build, without their compressed copies
 */
export function keepPreviousAssets(dist: string, current: ReadonlySet<string>, now: Date): void {
  const assets = join(dist, 'assets');
  const previous = join(dist, PREVIOUS_FOLDER);
  const isReplaced = (name: string) => !current.has(name.replace(/\.(?:br|gz)$/, ''));
  const replaced = readdirSync(assets).filter(isReplaced);
  mkdirSync(previous, { recursive: true });
  for (const name of replaced) renameSync(join(assets, name), join(previous, name));
  const builds = [{ replacedAt: now.toISOString(), files: replaced }, ...readBuilds(previous)]
    .filter(({ replacedAt }) => now.getTime() - Date.parse(replacedAt) < KEPT_MS)
    .filter(({ files }) => files.length > 0)
    .slice(0, KEPT_BUILDS);
  const kept = new Set(builds.flatMap(({ files }) => files).filter(isReplaced));
  for (const name of readdirSync(previous)) if (!kept.has(name)) rmSync(join(previous, name));
  writeFileSync(join(previous, LIST), JSON.stringify(builds));
}

function readBuilds(folder: string): Builds {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as Builds;
  } catch {
    // There was none, or it was cut short: the files of previous builds are then let go.
    return [];
  }
}
