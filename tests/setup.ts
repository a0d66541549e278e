import { setUpMachine } from './support/machine.ts';

if (!setUpMachine()) process.exitCode = 1;
