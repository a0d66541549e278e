import pino from 'pino';
import { scrub } from '#src/domain/text/scrub.ts';
import { requestContext } from './log-context.ts';
import { describeError } from './log-privacy.ts';

/** How to log (LOG_FORMAT, LOG_LEVEL). */
export interface LogSetting {
  /** JSON lines on the standard output, for a collector; else short lines for a person. */
  readonly isJson: boolean;
  readonly level: string;
}

export interface ServedRequest {
  readonly method: string;
  /** Pattern of the path: it holds no ids. */
  readonly route: string;
  /** 0 when the connection was cut before the response. */
  readonly status: number;
  readonly ms: number;
  /** Requests of the platform itself, such as health checks, matter less. */
  readonly isProbe: boolean;
}

/** Until the configuration is read: lines for a person. */
let json: pino.Logger | undefined;
let showsRequests = false;

/** Sets the format of all later lines; called once, at the start. */
export function configureLog({ isJson, level }: LogSetting): void {
  showsRequests = level === 'info' || level === 'debug';
  json = isJson
    ? pino(
        {
          level,
          base: { pid: process.pid },
          timestamp: pino.stdTimeFunctions.isoTime,
          formatters: { level: (label) => ({ level: label }) },
        },
        // Written at once: nothing is lost when the process ends.
        pino.destination({ dest: 1, sync: true }),
      )
    : undefined;
}

/** Writes a line for the operator. */
export function log(line: string): void {
  if (json) json.info(line);
  else process.stdout.write(`${line}\n`);
}

/**
 * Writes an event with its fields, for a collector to count by. The caller removes personal data from
 * them (R10.5).
 */
export function logEvent(event: string, fields: Readonly<Record<string, unknown>>): void {
  if (json) json.info({ event, ...fields }, event);
  else process.stdout.write(`${event} ${JSON.stringify(fields)}\n`);
}

/** Writes an error with its trace and without personal data (R4.16, R10.5). */
export function logError(context: string, error?: unknown): void {
  const requestId = requestContext()?.id;
  const message = scrub(context);
  const reason = error === undefined ? undefined : describeError(error);
  if (json) {
    json.error({ ...(requestId && { requestId }), ...(reason && { error: reason }) }, message);
    return;
  }
  const trace = reason ? ` ${reason.stack}` : '';
  process.stderr.write(`${message}${trace}${requestId ? ` [request ${requestId}]` : ''}\n`);
}

/** Writes what is wrong with the settings, which are not read yet, as it is: an address in an example is nobody's. */
export function logMistake(lines: string): void {
  process.stderr.write(`${lines}\n`);
}

/** Writes a line for a served request; never its query, body or headers (R10.5). */
export function logRequest({ method, route, status, ms, isProbe }: ServedRequest): void {
  const { id: requestId, subject } = requestContext() ?? {};
  if (json) {
    const level = isProbe ? 'debug' : 'info';
    json[level]({ method, route, status, ms, requestId, ...(subject && { subject }) }, 'request');
  } else if (showsRequests && !isProbe) {
    process.stdout.write(`${method} ${route} ${status} ${ms} ms ${requestId ?? ''}\n`);
  }
}
