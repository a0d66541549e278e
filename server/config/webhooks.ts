import * as v from 'valibot';
import { EVENT_TYPES } from '#src/contract/events.ts';
import { ConfigError } from './config-error.ts';
import { readJsonFile } from './json-file.ts';

/** `whsec_` and base64 of 24 to 64 bytes, as Standard Webhooks has it. */
const secret = v.pipe(
  v.string('must be a text'),
  v.check((text) => {
    const bytes = Buffer.from(text.replace(/^whsec_/, ''), 'base64');
    return /^whsec_[A-Za-z\d+/]+=*$/.test(text) && bytes.length >= 24 && bytes.length <= 64;
  }, 'must be whsec_ and base64 of 24 to 64 random bytes: openssl rand -base64 32'),
);

const receiver = (isProduction: boolean) =>
  v.strictObject({
    name: v.pipe(
      v.string('must be a text'),
      v.regex(/^[a-z\d-]{1,40}$/, 'must be small letters, digits and -'),
    ),
    url: v.pipe(
      v.string('must be a text'),
      v.check(
        (text) =>
          URL.canParse(text) &&
          (new URL(text).protocol === 'https:' ||
            (!isProduction && new URL(text).protocol === 'http:')),
        'must be an address that begins with https://',
      ),
    ),
    secrets: v.pipe(
      v.array(secret, 'must be a list'),
      v.minLength(1, 'must have a secret'),
      v.maxLength(3, 'must have at most three secrets'),
    ),
    events: v.optional(
      v.array(v.picklist(EVENT_TYPES, `must be of ${EVENT_TYPES.join(', ')}`), 'must be a list'),
      [...EVENT_TYPES],
    ),
  });

/** Another system that gets events (R11.5). */
export type Receiver = v.InferOutput<ReturnType<typeof receiver>>;

/**
 * Reads the file of WEBHOOKS_FILE: a list of receivers, each with its address, the secrets that sign for it, and which
 * events it gets, by default all. Throws a ConfigError with one line for each mistake.
 */
export function readWebhooks(path: string, isProduction: boolean): readonly Receiver[] {
  const file = v.pipe(
    v.array(receiver(isProduction), 'must be a list'),
    v.check(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      'must name each receiver once',
    ),
  );
  const { issues, output, success } = v.safeParse(file, readJsonFile('WEBHOOKS_FILE', path));
  if (success) return output;
  const lines = issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${issue.message}`);
  throw new ConfigError(lines.map((line) => `WEBHOOKS_FILE: ${line}`).join('\n'));
}
