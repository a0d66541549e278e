import type { IncomingMessage, ServerResponse } from 'node:http';

export interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  body: string;
  /** 0 before the response, and when the connection was cut instead. */
  status: number;
}

const KEPT_REQUESTS = 1000;
const KEPT_BODY = 16 * 1024;
/** Fields whose values no log may hold (R4.16). */
const SECRET_FIELDS = 'code|change_email_code|white_list_secret_key';
const SECRET_VALUES: readonly RegExp[] = [
  // In a query or a form that is encoded like one,
  new RegExp(`((?:^|[?&])(?:${SECRET_FIELDS})=)[^&#\\s]*`, 'g'),
  // in JSON,
  new RegExp(`("(?:${SECRET_FIELDS})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|[^\\s,}]+)`, 'g'),
  // and in a multipart form.
  new RegExp(`(name="(?:${SECRET_FIELDS})"(?:\\r?\\n[^\\r\\n]+)*\\r?\\n\\r?\\n)[^\\r\\n]*`, 'g'),
];
const SECRET_HEADERS: readonly string[] = ['authorization', 'cookie'];

/** The last requests of this process, secrets masked (R10.5). */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  /** Requests that arrived at or after a time; without a time, all of them. */
  since(time: Date | undefined): LoggedRequest[] {
    return this.#entries.filter(({ at }) => time === undefined || at >= time.toISOString());
  }

  /** Records a request when it arrives; body and status follow after the response or a cut. */
  record(req: IncomingMessage, res: ServerResponse): void {
    const [path = '/', query = ''] = (req.url ?? '/').split('?');
    const isSecret = path.startsWith('/sso/');
    const readBody = isSecret ? () => '***' : tapBody(req);
    const entry: LoggedRequest = {
      at: new Date().toISOString(),
      method: req.method ?? '',
      path,
      query: isSecret && query !== '' ? '***' : masked(query),
      headers: maskedHeaders(req),
      body: '',
      status: 0,
    };
    this.#entries.push(entry);
    if (this.#entries.length > KEPT_REQUESTS) this.#entries.shift();
    res.once('close', () => {
      entry.body = readBody();
      if (res.writableFinished) entry.status = res.statusCode;
    });
  }
}

/** Copies what the socket pushes into the request, so that the request's own reader misses nothing. */
function tapBody(req: IncomingMessage): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  const push = req.push.bind(req);
  req.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Buffer && size < KEPT_BODY) {
      chunks.push(chunk);
      size += chunk.length;
    }
    return push(chunk, encoding);
  };
  return () => masked(Buffer.concat(chunks).toString('utf8').slice(0, KEPT_BODY));
}

const masked = (text: string): string =>
  SECRET_VALUES.reduce((rest, secret) => rest.replace(secret, '$1***'), text);

const maskedHeaders = (req: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(req.headers).map(([name, value]) => [
      name,
      SECRET_HEADERS.includes(name) ? '***' : masked(String(value)),
    ]),
  );
