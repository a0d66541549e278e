import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from '#server/http/environment.ts';
import { tooMany } from '#server/http/errors/refused-error.ts';
import type { UploadLimit } from '#server/http/limits.ts';
import { MAX_BODY } from '#server/http/middleware/limit-body.ts';

/** A body of the largest size takes about so long on a slow network, in s. */
const RETRY_AFTER_S = 5;
/** How long a body may take to show its speed, in ms. */
const START_MS = 2000;
/** A body that is slower gives way to one that waits for its place, in bytes a second. */
const LEAST_SPEED = 64_000;

interface Upload {
  readonly sub: string;
  /** Bytes a second on average; Infinity until that is known, and when the whole body is there. */
  readonly speed: () => number;
  readonly giveWay: () => void;
}

/**
 * Refuses another large body of a person or of the process with 429 before its body is read, so that nothing
 * of it is kept; only behind `authenticate`. Where the process has no place, the slowest of the slow bodies is
 * refused instead: a few people must not hold all places.
 */
export function limitUploads(limit: UploadLimit) {
  const running = new Set<Upload>();
  return createMiddleware<ServiceEnv>(async (c, next) => {
    // A body without its length may be of any.
    const size = Number(c.req.header('content-length') ?? Infinity);
    if (size <= MAX_BODY) return next();
    const { sub } = c.get('principal');
    const own = [...running].filter((one) => one.sub === sub).length;
    if (own >= limit.person) throw tooMany(RETRY_AFTER_S);
    if (running.size >= limit.process) {
      const slowest = slowestOf(running);
      if (!slowest) throw tooMany(RETRY_AFTER_S);
      running.delete(slowest);
      slowest.giveWay();
    }
    const { promise: end, reject } = Promise.withResolvers<never>();
    const upload = {
      sub,
      speed: speedOf(c.env?.incoming),
      giveWay: () => {
        // Nothing of what still comes is read.
        c.header('Connection', 'close');
        reject(tooMany(RETRY_AFTER_S, { text: 'UPLOAD_TOO_SLOW' }));
      },
    };
    running.add(upload);
    try {
      await Promise.race([next(), end]);
    } finally {
      running.delete(upload);
    }
  });
}

function slowestOf(uploads: ReadonlySet<Upload>): Upload | undefined {
  const [slowest] = [...uploads]
    .map((upload) => ({ upload, speed: upload.speed() }))
    .filter(({ speed }) => speed < LEAST_SPEED)
    .toSorted((a, b) => a.speed - b.speed);
  return slowest?.upload;
}

/** @param request undefined where a test calls the app without a socket */
function speedOf(request: IncomingMessage | undefined): Upload['speed'] {
  if (!request) return () => Infinity;
  const since = performance.now();
  const { socket } = request;
  const before = socket.bytesRead;
  return () => {
    const ms = performance.now() - since;
    if (request.complete || ms < START_MS) return Infinity;
    return ((socket.bytesRead - before) / ms) * 1000;
  };
}
