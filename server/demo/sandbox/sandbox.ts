import { FaultList } from './faults.ts';
import { RequestLog } from './request-log.ts';

interface SeededAccounts {
  /** Of every seeded account. */
  readonly password: string;
  /** Seeds one account again, or everything without an e-mail. */
  readonly reset: (email: string | undefined) => Promise<void>;
}

/** The state of the sandbox (docs/operation.md); faults and requests are those of this process. */
export interface Sandbox extends SeededAccounts {
  readonly faults: FaultList;
  readonly requests: RequestLog;
}

export const createSandbox = (accounts: SeededAccounts): Sandbox => ({
  ...accounts,
  faults: new FaultList(),
  requests: new RequestLog(),
});
