import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { describeRoute, resolver, validator, type DescribeRouteOptions } from 'hono-openapi';
import * as v from 'valibot';
import { logError } from '#server/config/log.ts';
import type { Db } from '#server/database/db.ts';
import { FIELD_PROBLEMS, type FieldProblem } from '#src/domain/text/field-problem.ts';
import type { ServiceEnv } from './environment.ts';
import { invalid, RefusedError } from './errors/refused-error.ts';
import { JSON_SCHEMA_OPTIONS } from './openapi/json-schema.ts';
import { writeOnce, type Refused, type WriteOptions } from './write-once.ts';

type Schema = v.GenericSchema;
type ResponseSchema = v.GenericSchema<object>;
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

/** How the handler of a described call responds. */
interface CallEnv<S extends ResponseSchema> extends ServiceEnv {
  Variables: ServiceEnv['Variables'] & {
    respond: (value: v.InferInput<S>) => Response;
    /** Does a write once (`writeOnce`), and responds with its body. */
    respondOnce: (
      db: Db,
      work: (tx: Db) => Promise<v.InferInput<S> | Refused>,
      options?: WriteOptions,
    ) => Promise<Response>;
    /**
     * With an ETag of `tagged`, all by default; `etag()` or `revalidate` makes the response a 304 when the browser
     * has it (R7.35).
     */
    respondTagged: (value: object, tagged?: object) => Response;
  };
}

/** Private, as every response to a bearer token; stored only to be revalidated. */
export const REVALIDATED = 'private, no-cache';

/** Describes a call and its response in the OpenAPI document, and lets its handler respond by the contract. */
export function describeCall<S extends ResponseSchema>(
  summary: string,
  schema: S,
  status: 200 | 201 = 200,
  more: Pick<DescribeRouteOptions, 'requestBody'> = {},
): MiddlewareHandler<CallEnv<S>> {
  const content = { 'application/json': { schema: resolver(schema, JSON_SCHEMA_OPTIONS) } };
  const described = {
    summary,
    ...more,
    responses: { [status]: { description: summary, content } },
  };
  const middleware: MiddlewareHandler<CallEnv<S>> = (c, next) => {
    c.set('status', status);
    c.set('respond', (value) => jsonResponse(c, schema, value, status));
    c.set('respondOnce', async (db, work, options) =>
      c.var.respond(await writeOnce<v.InferInput<S>>(c, db, work, options)),
    );
    c.set('respondTagged', (value, tagged = value) => {
      const response = jsonResponse(c, schema, value as v.InferInput<S>, status);
      const digest = hash('sha256', JSON.stringify(tagged), 'base64url');
      response.headers.set('ETag', `W/"${digest.slice(0, 22)}"`);
      response.headers.set('Cache-Control', REVALIDATED);
      return response;
    });
    return next();
  };
  return Object.assign(middleware, describeRoute(described));
}

/**
 * Responds with JSON that follows the contract: unknown fields are left out. A response that breaks the
 * contract is a 500, which names the field except in production.
 */
export function jsonResponse<S extends Schema>(
  c: Context,
  schema: S,
  value: v.InferInput<S>,
  status: 200 | 201 = 200,
): Response {
  c.header('Cache-Control', 'no-store');
  const result = v.safeParse(schema, value);
  if (result.success) return c.json(result.output as object, status);
  const field = v.getDotPath(result.issues[0]) ?? 'body';
  // The issue's own message quotes the value.
  const { expected, type } = result.issues[0];
  logError(`A response breaks the contract at ${field}: expected ${expected ?? type}`);
  throw new RefusedError({ status: 500, code: 'INTERNAL', field });
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
