import * as v from 'valibot';
import { INTERESTS } from '../../domain/referral/interests.ts';
import {
  DEFAULT_LAND,
  isLanderName,
  LANDER_NAME_LIMIT,
  LANDS,
  landerName,
  MERGE_LEAD,
} from '../../domain/referral/lead.ts';
import { cleanFreeLine } from '../../domain/text/free-text.ts';
import { freeText, typedText } from '../common.ts';
import { emailAddress } from '../member/person.ts';
import { phone } from '../member/phone.ts';

/** An optional text about the lead's origin; other values are dropped. */
const note = (limit: number) => typedText(cleanFreeLine, limit);
const mark = v.optional(note(200));

/**
 * Query of POST lander.php (R7.3, R7.32). `r`, `unit`, `type`, `ignore-thanksall` and
 * `white_list_secret_key` are accepted without effect; the last is neither stored nor logged.
 */
export const landerQuery = v.object({
  land: v.optional(v.picklist(LANDS), DEFAULT_LAND),
  sourceName: mark,
  utm_source: mark,
  utm_campaign: mark,
});

/** Validates a field only when it is filled in: a form sends an empty field as '', or what is left blank. */
const filled = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        freeText,
        v.empty(),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

/**
 * Fields of the multipart form of POST lander.php; others are ignored. A friend needs a phone or an
 * e-mail (error at `phone`). The response is text in every case (R8.3): `send-success` in it means
 * success, «заявка не отправлена» means that the anti-spam refused it, any other text describes the
 * error.
 */
export const landerForm = v.pipe(
  v.object({
    /** The friend's name, spelled with Russian and Latin letters and spaces (R5.3). */
    name: v.pipe(typedText(landerName, LANDER_NAME_LIMIT), v.check(isLanderName)),
    phone: filled(phone),
    email: filled(v.pipe(v.string(), v.maxLength(100), emailAddress)),
    /** A repeated field, one for each interest. */
    interests: v.optional(v.pipe(v.array(v.picklist(INTERESTS)), v.maxLength(28)), []),
    /** Always on (R5.1): nothing is stored without the consent. */
    personalDataAgree: v.picklist(['on', 'true', '1']),
    /** The lead's idempotency key, the same on every retry. */
    mergelead: v.pipe(v.string(), v.regex(MERGE_LEAD)),
    /** Card number of the inviting member. */
    partner: filled(v.pipe(v.string(), v.regex(/^\d{1,32}$/))),
    /** Address of the form's page; its query and fragment are dropped. */
    url_location: filled(note(2000)),
    entry_point: filled(note(100)),
  }),
  v.forward(
    v.check(({ phone, email }) => phone !== undefined || email !== undefined),
    ['phone'],
  ),
);
export type LanderForm = v.InferOutput<typeof landerForm>;
