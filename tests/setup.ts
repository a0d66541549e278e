import { setUpMachine, type Tier } from './support/browsers/machine.ts';

/** Installs what a command needs: `node tests/setup.ts cluster`; without a name what `npm run test:full` needs. */
const [, , tier = 'full'] = process.argv;
if (!setUpMachine(tier as Tier)) process.exitCode = 1;
