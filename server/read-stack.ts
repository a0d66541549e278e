import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { MAPS_FOLDER } from './config/built-files.ts';
import { log } from './config/log.ts';

const MAPS = join(import.meta.dirname, '../dist', MAPS_FOLDER);
const PLACE = /([\w.-]+\.js):(\d+):(\d+)/g;

/** Where the source of a place in a built file is; the place itself when this build has no such file. */
function sourceOf([place, file = '', line, column]: RegExpMatchArray): string {
  const map = join(MAPS, `${file}.map`);
  if (!existsSync(map)) return `${place} (not of this build)`;
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const origin = new SourceMap(payload).findOrigin(Number(line), Number(column));
  if (!('fileName' in origin)) return place;
  const { fileName, lineNumber, columnNumber } = origin;
  return `${fileName.replace(/^(?:\.\.\/)+/, '')}:${lineNumber}:${columnNumber}`;
}

// What the operator runs with the stack of an error report (docs/operation.md).
for (const place of process.argv.slice(2).join(' ').matchAll(PLACE)) log(sourceOf(place));
