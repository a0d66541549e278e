import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFilledPage } from './start/filled-page.ts';
import { Measured } from './start/measured.ts';
import { createProduct } from './start/product.ts';
import { createBareStack, createLimitPage } from './start/references.ts';
import { describe } from './start/report.ts';
import { measureRound } from './start/round.ts';
import { measureScrolling } from './start/scrolling.ts';

const FILE = join(import.meta.dirname, 'start.md');

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});

/**
 * Compares the product's starts with those of a static page and of its own libraries. It asserts nothing:
 * times depend on the machine.
 */
async function main(): Promise<void> {
  const rounds = Number(values.rounds);
  await using cleanup = new AsyncDisposableStack();
  const student = { account: 'student', products: 300, whole: /Операций: [1-9]/ };
  const product = await createProduct(cleanup, student);
  const targets = {
    'limit page': await createLimitPage(cleanup),
    'filled page': await createFilledPage(cleanup, product),
    'bare stack': await createBareStack(cleanup),
    product,
  };
  console.log('The account `heavy` downloads its lists …');
  const lists = { account: 'heavy', products: 10_000, whole: /Операций: 100\s000/ };
  const heavy = await createProduct(cleanup, lists);
  await heavy.stopServer();
  const measured = new Measured();
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds}`);
    await measureRound(measured, { targets, heavy });
  }
  const text = describe(measured, rounds, await measureScrolling(heavy));
  console.log(text);
  if (values.write) writeFileSync(FILE, text);
}

await main();
