import type { Context } from 'hono';
import { describeRoute, resolver, validator, type DescribeRouteOptions } from 'hono-openapi';
import * as v from 'valibot';
import { logError } from '#server/config/log.ts';
import { FIELD_PROBLEMS, type FieldProblem } from '#src/domain/text/field-problem.ts';
import { invalid, RefusedError } from './errors/refused-error.ts';
import { JSON_SCHEMA_OPTIONS } from './openapi/json-schema.ts';

type Schema = v.GenericSchema;
type Issues = readonly {
  readonly message: string;
  readonly path?: readonly unknown[] | undefined;
}[];

/** A response names one problem, so that a body of thousands of wrong values costs no more than one. */
export const FIRST_ISSUE = { abortEarly: true } as const;

/** Checks the query against the contract: 400 with the field's name. */
export const checkQuery = <S extends Schema>(schema: S) =>
  validator(
    'query',
    v.config(schema, FIRST_ISSUE),
    (result) => {
      if (!result.success) throw invalid(fieldOf(result.error));
    },
    JSON_SCHEMA_OPTIONS,
  );

/** Of a body that the validator reads. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i;

/** Checks the JSON body against the contract: 415 for another type, 400 with the field's name. */
export const checkBody = <S extends Schema>(schema: S) =>
  validator(
    'json',
    v.config(schema, FIRST_ISSUE),
    (result, c) => {
      if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
        throw new RefusedError({ status: 415, code: 'UNSUPPORTED_TYPE' });
      }
      if (!result.success) throw invalid(fieldOf(result.error), problemOf(result.error));
    },
    JSON_SCHEMA_OPTIONS,
  );

/** Describes a call and its response in the OpenAPI document. */
export const describeCall = (
  summary: string,
  schema: Schema,
  status: 200 | 201 = 200,
  more: Pick<DescribeRouteOptions, 'requestBody'> = {},
) =>
  describeRoute({
    summary,
    ...more,
    responses: {
      [status]: {
        description: summary,
        content: { 'application/json': { schema: resolver(schema, JSON_SCHEMA_OPTIONS) } },
      },
    },
  });

/**
 * Responds with JSON that follows the contract: unknown fields are left out. A response that breaks the
 * contract is a 500, which names the field except in production.
 */
export function jsonResponse<S extends Schema>(
  c: Context,
  schema: S,
  value: v.InferInput<S>,
  production: boolean,
  status: 200 | 201 = 200,
): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(applyContract(schema, value, production) as object, status);
}

/** The value without fields that the contract does not have; throws a 500 when it breaks the contract. */
export function applyContract<S extends Schema>(
  schema: S,
  value: v.InferInput<S>,
  production: boolean,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]) ?? 'body';
  // The issue's own message quotes the value.
  const { expected, type } = result.issues[0];
  logError(`A response breaks the contract at ${field}: expected ${expected ?? type}`);
  throw new RefusedError({ status: 500, code: 'INTERNAL', ...(!production && { field }) });
}

function fieldOf(issues: Issues): string {
  const keys = (issues[0]?.path ?? []).map((part) =>
    String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part),
  );
  return keys.join('.') || 'body';
}

/** The contract's own message about the field; undefined where the message is the library's. */
export const problemOf = (issues: Issues): FieldProblem | undefined =>
  FIELD_PROBLEMS.find((problem) => problem === issues[0]?.message);
