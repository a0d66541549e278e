import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../planted-tree.ts';
import { generatedFiles } from './generated-import-rules.ts';

/* Writes the lint's rules and the documents' tables: node tests/architecture/imports/write-import-rules.ts */
for (const { path, text } of await generatedFiles()) {
  if (readFileSync(join(projectRoot, path), 'utf8') === text) continue;
  writeFileSync(join(projectRoot, path), text);
  console.log(`${path} written`);
}
