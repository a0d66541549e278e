import * as v from 'valibot';
import { EVENT_TYPES } from '#src/contract/events.ts';
import { ConfigError } from './config-error.ts';
import { mistakesIn, readJsonFile } from './json-file.ts';

const SETTING = 'WEBHOOKS_FILE';
const EXAMPLE = '{"name": "crm", "url": "https://crm.example.org/loyalty", "secrets": ["whsec_…"]}';

/** `whsec_` and base64 of 24 to 64 bytes, as Standard Webhooks has it. */
const secret = v.pipe(
  v.string(),
  v.check((text) => {
    const bytes = Buffer.from(text.replace(/^whsec_/, ''), 'base64');
    return /^whsec_[A-Za-z\d+/]+=*$/.test(text) && bytes.length >= 24 && bytes.length <= 64;
  }, 'must be whsec_ and base64 of 24 to 64 random bytes: openssl rand -base64 32'),
);

const receiver = (isProduction: boolean) =>
  v.strictObject({
    name: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/, 'must be small letters, digits and -')),
    url: v.pipe(
      v.string(),
      v.check(
        (text) =>
          URL.canParse(text) &&
          (new URL(text).protocol === 'https:' ||
            (!isProduction && new URL(text).protocol === 'http:')),
        'must be an address that begins with https://',
      ),
    ),
    secrets: v.pipe(
      v.array(secret),
      v.minLength(1, 'must have a secret'),
      v.maxLength(3, 'must have at most three secrets'),
    ),
    events: v.optional(v.array(v.picklist(EVENT_TYPES, `must be of ${EVENT_TYPES.join(', ')}`)), [
      ...EVENT_TYPES,
    ]),
  });

/** Another system that gets events (R11.5). */
export type Receiver = v.InferOutput<ReturnType<typeof receiver>>;

/**
 * Reads the file of WEBHOOKS_FILE: a list of receivers, each with its address, the secrets that sign for it, and which
 * events it gets, by default all. Throws a ConfigError with one line for each mistake.
 */
export function readWebhooks(path: string, isProduction: boolean): readonly Receiver[] {
  const file = v.pipe(
    v.array(receiver(isProduction)),
    v.check(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      'must name each receiver once',
    ),
  );
  const { issues, output, success } = v.safeParse(file, readJsonFile(SETTING, path));
  if (success) return output;
  throw new ConfigError(mistakesIn(SETTING, issues, EXAMPLE));
}
