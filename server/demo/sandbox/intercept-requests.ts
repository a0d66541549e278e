import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Intercept } from '#server/http/listener.ts';
import type { SandboxFault } from '#src/contract/sandbox.ts';
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

const DEFAULT_BODY = JSON.stringify({
  message: 'Сбой по заказу песочницы',
  error: 'Сбой по заказу песочницы',
  errorCode: 'INTERNAL',
});

/**
 * Serves a request with a fault: waits, cuts the connection before or after the work, or
 * responds instead of the service. After a fault that only waits, the service responds.
 */
async function applyFault(
  fault: SandboxFault,
  req: IncomingMessage,
  res: ServerResponse,
  serve: () => void,
): Promise<void> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.drop === 'before') {
    req.socket.destroy();
  } else if (fault.drop === 'after') {
    cutInsteadOfResponse(req, res);
    serve();
  } else if (fault.status !== undefined || fault.body !== undefined) {
    res.writeHead(fault.status ?? 200, {
      'Content-Type': fault.contentType ?? 'application/json',
      'Cache-Control': 'no-store',
    });
    res.end(fault.body ?? DEFAULT_BODY);
  } else {
    serve();
  }
}

/** Cuts the connection at the moment when the response of the finished work is complete. */
function cutInsteadOfResponse(req: IncomingMessage, res: ServerResponse): void {
  res.writeHead = () => res;
  res.flushHeaders = () => undefined;
  res.write = () => true;
  res.end = () => {
    req.socket.destroy();
    return res;
  };
}
