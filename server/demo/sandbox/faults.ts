import { invalid } from '#server/http/errors/refused-error.ts';
import type { SandboxFault } from '#src/contract/sandbox.ts';

interface Armed {
  readonly fault: SandboxFault;
  readonly pattern: RegExp;
  timesLeft: number;
}

/** The faults to inject, oldest first. */
export class FaultList {
  #armed: Armed[] = [];

  /** Throws a 400 when `match` is not a regular expression. */
  add(fault: SandboxFault): void {
    this.#armed.push({
      fault,
      pattern: toPattern(fault.match),
      timesLeft: fault.times ?? Number.POSITIVE_INFINITY,
    });
  }

  clear(): void {
    this.#armed = [];
  }

  list(): SandboxFault[] {
    return this.#armed.map(({ fault }) => fault);
  }

  /** The first fault that matches a request, counted down. */
  take(method: string, path: string): SandboxFault | undefined {
    const found = this.#armed.find(({ pattern }) => pattern.test(`${method} ${path}`));
    if (!found) return undefined;
    found.timesLeft -= 1;
    if (found.timesLeft <= 0) this.#armed = this.#armed.filter((armed) => armed !== found);
    return found.fault;
  }
}

function toPattern(match: string): RegExp {
  try {
    return new RegExp(match);
  } catch {
    throw invalid('match');
  }
}
