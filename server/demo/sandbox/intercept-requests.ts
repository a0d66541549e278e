import type { Intercept } from '#server/http/listener.ts';
import { applyFault } from './apply-fault.ts';
import type { Sandbox } from './sandbox.ts';

/** Records every request and applies the next fault that matches it; the sandbox's own calls pass. */
export const interceptRequests =
  (sandbox: Sandbox): Intercept =>
  (path, req, res, serve) => {
    if (path.startsWith('/sandbox/')) return serve();
    sandbox.requests.record(req, res);
    const fault = sandbox.faults.take(req.method ?? 'GET', path);
    if (!fault) return serve();
    void applyFault(fault, req, res, serve);
  };
