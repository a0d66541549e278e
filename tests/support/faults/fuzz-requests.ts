import fc from 'fast-check';
import type {
  OpenApiDocument,
  Operation,
  Parameter,
  Schema,
} from '#server/http/openapi/document.ts';
import { SUGGEST_TOKEN } from '#server/http/static/app-config.ts';
import { hostileValue, valueOf, type KnownValues } from './hostile-values.ts';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A record is sent as a multipart form. */
  readonly body: string | Readonly<Record<string, string | Blob>> | undefined;
}

/** The body for `fetch`. */
export function toBody(body: NonNullable<FuzzRequest['body']>): string | FormData {
  if (typeof body === 'string') return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  return form;
}

/** Values of the Authorization header. */
export type Credentials = readonly string[];

const ODD_METHODS = ['DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'PROPFIND', 'PUT', 'POST', 'GET', 'X'];
const SUGGEST = `Token ${SUGGEST_TOKEN}`;
const BAD_BODIES = ['', '{', 'null', '[]', '"text"', '{"a":', '\u0000', '{"__proto__":{"a":1}}'];
const BAD_TYPES = ['', 'text/plain', 'application/json; charset=x', 'multipart/form-data', '*/*'];
/** Files of the types that the service takes, of another type, and without content. */
const FILES = [
  new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], { type: 'image/png' }),
  new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: 'image/jpeg' }),
  new Blob(['<svg/>'], { type: 'image/png' }),
  new Blob(['<svg/>'], { type: 'image/svg+xml' }),
  new Blob([]),
];
/** Fields of the lander's form, which the OpenAPI document does not describe. */
const FORM_FIELDS = [
  'name',
  'phone',
  'email',
  'interests',
  'personalDataAgree',
  'mergelead',
  'partner',
  'url_location',
  'entry_point',
];

const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>, weight = 9): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** A value as it stands in an address or a form. */
export const asText = (value: unknown): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Headers can contain only printable characters. */
const asHeader = (value: unknown): string =>
  asText(value)
    .replace(/[^\x20-\x7E]/g, '?')
    .slice(0, 2000)
    .trim();

/** Generates requests for every operation of the document, most of them valid. */
export function fuzzRequests(
  document: OpenApiDocument,
  known: KnownValues,
  credentials: Credentials,
): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      requestOf(method.toUpperCase(), path, operation, known, credentials),
    ),
  );
  return fc.oneof(...operations);
}

function requestOf(
  method: string,
  pattern: string,
  operation: Operation,
  known: KnownValues,
  credentials: Credentials,
): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? [];
  const named = (place: Parameter['in']) => parameters.filter((one) => one.in === place);
  return fc
    .record({
      method: mostly(fc.constant(method), fc.constantFrom(...ODD_METHODS), 30),
      pattern: mostly(
        fc.constant(pattern),
        fc.constantFrom(
          `${pattern}/`,
          `/${pattern}`,
          `${pattern}/1`,
          `${pattern}/%00`,
          `${pattern}/..`,
        ),
        30,
      ),
      inPath: valuesOf(named('path'), known),
      query: fc.record(
        Object.fromEntries(
          named('query').map(({ name, schema }) => [
            name,
            name === 'ownerEmail'
              ? mostly(fc.constant(undefined), valueOf(schema, known, name), 5)
              : mostly(valueOf(schema, known, name), hostileValue),
          ]),
        ),
        { requiredKeys: [] },
      ),
      headers: headersOf(named('header'), known),
      authorization: mostly(
        fc.constantFrom(...(pattern.startsWith('/suggest') ? [SUGGEST] : credentials)),
        fc.constantFrom(undefined, 'Bearer', 'Basic eA==', 'Bearer forged'),
        15,
      ),
      body: bodyOf(pattern, operation, known),
      type: mostly(fc.constant('application/json'), fc.constantFrom(...BAD_TYPES), 30),
    })
    .map(({ inPath, query, headers, authorization, body, type, ...target }) => ({
      method: target.method,
      path: fill(target.pattern, inPath) + search(query),
      headers: {
        ...headers,
        ...(authorization !== undefined && { Authorization: authorization }),
        ...(typeof body === 'string' && type !== '' && { 'Content-Type': type }),
      },
      body: ['GET', 'HEAD'].includes(target.method) ? undefined : body,
    }));
}

const valuesOf = (parameters: readonly Parameter[], known: KnownValues) =>
  fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema }) => [
        name,
        mostly(valueOf(schema, known, `{${name}}`), hostileValue),
      ]),
    ),
  );

const headersOf = (parameters: readonly Parameter[], known: KnownValues) =>
  fc
    .record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [
          name,
          mostly(
            mostly(valueOf(schema, known, name), hostileValue, 20),
            fc.constant(undefined),
            30,
          ),
        ]),
      ),
    )
    .map((headers) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, asHeader(value)]],
        ),
      ),
    );

function bodyOf(
  pattern: string,
  { requestBody }: Operation,
  known: KnownValues,
): fc.Arbitrary<FuzzRequest['body']> {
  if (pattern.startsWith('/lander')) return landerFormOf(known);
  const form = requestBody?.content?.['multipart/form-data']?.schema;
  if (form) return formOf(form, known);
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return mostly(fc.constant(undefined), fc.constantFrom(...BAD_BODIES));
  const json = mostly(valueOf(schema, known), hostileValue, 20).map((body) => JSON.stringify(body));
  return mostly(json, fc.constantFrom(...BAD_BODIES), 20);
}

/** A form by its schema: most fields valid, any of them missing. */
const formOf = (
  { properties = {} }: Schema,
  known: KnownValues,
): fc.Arbitrary<Record<string, string | Blob>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]): [string, fc.Arbitrary<string | Blob>] => [
        name,
        schema.format === 'binary'
          ? mostly<string | Blob>(fc.constantFrom(...FILES), fc.constant('text'))
          : mostly(valueOf(schema, known, name), hostileValue).map(asText),
      ]),
    ),
    { requiredKeys: Object.keys(properties).filter((name) => name !== 'image') },
  );

const landerFormOf = (known: KnownValues) =>
  fc
    .record(
      Object.fromEntries(
        FORM_FIELDS.map((name) => [
          name,
          mostly(fc.constantFrom(...(known[name] ?? [''])), hostileValue, 6),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asText(value)])),
    );

const fill = (pattern: string, values: Record<string, unknown>) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => encode(asText(values[name]).slice(0, 3000)));

function search(query: Record<string, unknown>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encode(asText(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, 20_000)}`;
}

/** Replaces lone surrogates first, because encodeURIComponent throws on them. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
