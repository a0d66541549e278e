import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environment } from '#server/config/config-schema.ts';
import { KEYCLOAK_VERSION } from '#tests/keycloak/distribution.ts';
import { projectRoot } from './planted-tree.ts';

const read = (file: string) => readFileSync(resolve(projectRoot, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

/** What a pattern with one group finds. */
const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, group = '']) => group);

describe('the files for containers', () => {
  it('have the Node.js and the Keycloak that the tests run with', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: { node: string };
    };
    expect(found(dockerfile, /=node:([\d.]+)-/g)).toEqual([devDependencies.node]);
    expect(found(compose, /keycloak\/keycloak:(\S+)/g)).toEqual([KEYCLOAK_VERSION]);
  });

  it('set only variables that the service knows', () => {
    const service = compose.slice(compose.indexOf('  service:'), compose.indexOf('  database:'));
    const set = [
      ...found(service, /^ {6}([A-Z_]+):/gm),
      ...found(dockerfile, /^ENV (.+)$/gm).flatMap((line) => found(line, /(\w+)=/g)),
    ];
    expect(set).toContain('DATABASE_URL');
    expect(set.filter((name) => !(name in environment.entries))).toEqual([]);
  });

  it('copy what is there, and leave nothing of it out of the context', () => {
    const fromContext = found(dockerfile, /^COPY (?!--from)(.+) \.\/?$/gm)
      .flatMap((line) => line.split(' '))
      .filter((file) => file !== '.');
    expect(fromContext).toContain('package-lock.json');
    const allowed = found(read('.dockerignore'), /^!(.+)$/gm);
    for (const file of fromContext) {
      expect(existsSync(resolve(projectRoot, file)), file).toBe(true);
      expect(allowed, file).toContain(file);
    }
  });
});
