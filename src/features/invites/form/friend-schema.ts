import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { agreement, emailAddress, nameProblem, personName } from '#src/contract/member/person.ts';
import { phone } from '#src/contract/member/phone.ts';
import { INTERESTS } from '#src/domain/referral/interests.ts';
import { isLanderName, landerName } from '#src/domain/referral/lead.ts';
import { isBlank } from '#src/domain/text/free-text.ts';
import type { FriendValues } from './friend-values.ts';

/** A part of the friend's name, which has to reach the lander with all of its letters (R5.3). */
const friendName = v.pipe(
  personName,
  v.check((text) => isLanderName(landerName(text)), 'FIELD_LETTERS'),
);

const empty = v.pipe(
  v.string(),
  v.transform(() => ''),
);

/** Checks a field only when it is filled in. */
const optional = (schema: v.GenericSchema<string, string>) =>
  v.lazy((input): v.GenericSchema<string, string> =>
    typeof input === 'string' && !isBlank(input) ? schema : empty,
  );

/**
 * The invitation form (R2.24, R5.5, R5.6): the checkbox waives the middle name, one address is enough, and
 * the consent is required.
 */
export const friendSchema = v.pipe(
  v.object({
    first: friendName,
    last: friendName,
    middle: v.string(),
    isMiddleWaived: v.boolean(),
    phone: optional(phone),
    email: optional(emailAddress),
    interests: v.array(v.picklist(INTERESTS)),
    isAgreed: v.pipe(v.boolean(), agreement),
  }),
  v.forward(
    v.partialCheck(
      [['middle'], ['isMiddleWaived']],
      ({ middle, isMiddleWaived }) => isMiddleWaived || !isBlank(middle),
      'FIELD_REQUIRED',
    ),
    ['middle'],
  ),
  v.forward(
    v.partialCheck(
      [['middle'], ['isMiddleWaived']],
      ({ middle, isMiddleWaived }) => isMiddleWaived || v.is(friendName, middle),
      ({ input }) => nameProblem(friendName, input.middle),
    ),
    ['middle'],
  ),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      (friend) => friend.phone !== '' || friend.email !== '',
      'FIELD_CONTACT',
    ),
    ['phone'],
  ),
  v.transform(({ middle, isMiddleWaived, ...friend }) => ({
    ...friend,
    /** Null when it is waived. */
    middle: isMiddleWaived ? null : v.parse(friendName, middle),
  })),
);

/** The checked and normalised values. */
export type Friend = v.InferOutput<typeof friendSchema>;
export type FriendFormApi = UseFormReturn<FriendValues, unknown, Friend>;
