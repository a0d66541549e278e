import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../server/operation/cluster');

/** The operator's configuration of this name with its places in angle brackets filled; throws when one is left. */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return text.replaceAll(/<([A-Z_]+)>/g, (_place, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} has a place ${key} that nothing fills`);
    return value;
  });
}
