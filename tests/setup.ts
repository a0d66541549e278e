import { setUpMachine } from './support/machine.ts';

if (!setUpMachine('full')) process.exitCode = 1;
