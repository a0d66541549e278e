import { FaultList } from './faults.ts';
import { RequestLog } from './request-log.ts';

/** The demonstration's data, as far as the sandbox needs it. */
export interface Demonstration {
  /** Of every seeded account. */
  readonly password: string;
  /** Seeds afresh: the one account, or everything without an e-mail. */
  readonly reset: (email: string | undefined) => Promise<void>;
}

/** What the sandbox works with (api.md); faults and requests are those of this process. */
export interface Sandbox extends Demonstration {
  readonly faults: FaultList;
  readonly requests: RequestLog;
}

export const createSandbox = (demonstration: Demonstration): Sandbox => ({
  ...demonstration,
  faults: new FaultList(),
  requests: new RequestLog(),
});
