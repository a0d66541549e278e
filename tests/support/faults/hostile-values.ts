import fc from 'fast-check';
import type { Schema } from '#server/http/openapi/document.ts';

/** Meaningful values by field name: without them no request gets past the first validation. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Values of wrong types and sizes, and texts that break naive code. */
export const hostileValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'Infinity',
  '1e9',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '👩‍👩‍👧‍👦',
  '\u202Eabc',
  '\uFEFF',
  'ъ'.repeat(3000),
  'x'.repeat(40_000),
  "'; drop table operation; --",
  '$1',
  '%',
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\r\nX-Injected: 1',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  [],
  {},
  [null],
  [[[[[[[[]]]]]]]],
  { toString: 'x', valueOf: 1 },
  { $gt: 0 },
);

/** Fields that no request body may set (mass assignment). */
const protectedFields: fc.Arbitrary<Record<string, unknown>> = fc.dictionary(
  fc.constantFrom(
    'id',
    'memberId',
    'member_id',
    'balance',
    'amount',
    'price',
    'status',
    'roles',
    'isAdmin',
    'email',
    'stock',
    'bitrix_id',
    'is_client_email_confirmed',
    'change_email_code',
    'constructor',
    'prototype',
    'toJSON',
  ),
  fc.oneof(hostileValue, fc.integer()),
  { maxKeys: 3 },
);

/** Generates values that a schema accepts; takes them from `known` where the field is listed. */
export function valueOf(schema: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const knownValues = known[name];
  if (knownValues) return fc.constantFrom(...knownValues);
  const choices = schema.anyOf ?? (schema as { oneOf?: readonly Schema[] }).oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, known, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) return objectOf(schema, known);
  switch (schema.type ?? 'string') {
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(smallOf(schema), fc.maxSafeInteger());
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

const smallOf = ({ minimum = -5 }: Schema) => fc.integer({ min: minimum, max: minimum + 200 });

function textOf({ format }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  if (format === 'date') return fc.constantFrom('2004-05-06', '1999-12-31', '2090-01-01');
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  return fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }));
}

/** An object of the schema, sometimes with a missing, additional or invalid field. */
function objectOf(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const names = Object.entries(schema.properties ?? {});
  const fields = Object.fromEntries(
    names.map(([name, property]) => [
      name,
      fc.oneof(
        { weight: 12, arbitrary: valueOf(property, known, name) },
        { weight: 1, arbitrary: hostileValue },
      ),
    ]),
  );
  const complete = fc.record(fields);
  return fc.oneof(
    { weight: 6, arbitrary: complete },
    { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.tuple(complete, protectedFields).map(([body, more]) => ({ ...body, ...more })),
    },
  );
}
