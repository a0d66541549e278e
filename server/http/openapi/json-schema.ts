import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import { isMemberReference, MEMBER_REFERENCE } from '#src/domain/member/member-summary.ts';
import { EMAIL, isEmail } from '#src/domain/person/email-address.ts';

/** What JSON Schema can say of the contract's own checks. */
const CHECKS = new Map<unknown, JsonSchema>([
  [isEmail, { pattern: EMAIL.source }],
  [isMemberReference, { pattern: MEMBER_REFERENCE.source }],
]);

/** A number in a query: fifteen digits are safe for arithmetic. */
const QUERY_NUMBER: JsonSchema = { type: 'integer', minimum: 0, maximum: 10 ** 15 - 1 };

/** Makes JSON Schema of the contract's checks and of a query's number, which the library does not know. */
export const JSON_SCHEMA_OPTIONS = {
  options: {
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === 'transform' && 'operation' in valibotAction) {
        return valibotAction.operation === Number ? QUERY_NUMBER : jsonSchema;
      }
      const known = 'requirement' in valibotAction && CHECKS.get(valibotAction.requirement);
      return known ? { ...jsonSchema, ...known } : jsonSchema;
    },
  } satisfies ConversionConfig,
};
