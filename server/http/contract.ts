import type { Context } from 'hono';
import { describeRoute, resolver, validator } from 'hono-openapi';
import * as v from 'valibot';
import { FIELD_PROBLEMS, type FieldProblem } from '#src/contract/field-problem.ts';
import { invalid, ServiceError } from '../errors/service-error.ts';
import { logError } from '../log.ts';

type Schema = v.GenericSchema;
type Issues = readonly {
  readonly message: string;
  readonly path?: readonly unknown[] | undefined;
}[];

/** Checks the query against the contract: 400 with the field's name. */
export const checkQuery = <S extends Schema>(schema: S) =>
  validator('query', schema, (result) => {
    if (!result.success) throw invalid(fieldOf(result.error));
  });

/** Checks the JSON body against the contract: 400 with the field's name. */
export const checkBody = <S extends Schema>(schema: S) =>
  validator('json', schema, (result) => {
    if (!result.success) throw invalid(fieldOf(result.error), problemOf(result.error));
  });

/** Tells OpenAPI what a call is for and what it answers. */
export const describeCall = (summary: string, schema: Schema, status: 200 | 201 = 200) =>
  describeRoute({
    summary,
    responses: {
      [status]: {
        description: summary,
        content: { 'application/json': { schema: resolver(schema) } },
      },
    },
  });

/**
 * Answers with JSON that keeps the contract: fields that it does not have are left out. An answer
 * that breaks it is a 500, which names the field unless in production.
 */
export function answer<S extends Schema>(
  c: Context,
  schema: S,
  value: v.InferInput<S>,
  production: boolean,
  status: 200 | 201 = 200,
): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(keepContract(schema, value, production) as object, status);
}

/** The value as the contract has it; throws a 500 when it breaks the contract. */
export function keepContract<S extends Schema>(
  schema: S,
  value: v.InferInput<S>,
  production: boolean,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]) ?? 'body';
  // The issue's own message quotes the value.
  const { expected, type } = result.issues[0];
  logError(`An answer breaks the contract at ${field}: expected ${expected ?? type}`);
  throw new ServiceError({ status: 500, code: 'INTERNAL', ...(!production && { field }) });
}

function fieldOf(issues: Issues): string {
  const keys = (issues[0]?.path ?? []).map((part) =>
    String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part),
  );
  return keys.join('.') || 'body';
}

/** What the contract's own message says of the field; undefined where it is the library's. */
const problemOf = (issues: Issues): FieldProblem | undefined =>
  FIELD_PROBLEMS.find((problem) => problem === issues[0]?.message);
