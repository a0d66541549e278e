import {
  EXPECTED_AMOUNT_HEADER,
  REQUEST_ID_HEADER,
  SOURCE,
  SOURCE_HEADER,
} from '#src/contract/headers.ts';
import { CRM_VERSION, VERSION_HEADER } from '#src/contract/programme/crm.ts';
import type { Operation, Parameter } from './document.ts';
import { ERROR_RESPONSES, type ErrorStatusKey } from './error-responses.ts';

const PATH_PARAMETER = /\{(\w+)\}/g;
/** Parties whose calls carry a token; the others are open to anyone. */
const SIGNED_IN: readonly string[] = ['service', 'programme', 'crm'];
/** GET calls that change something all the same (R7.2). */
const WRITING_GETS: readonly string[] = ['/service/api/phoneVerification'];
/** Needs the public token of config.json. */
const SUGGEST = 'suggest';
const ORDER_PATH = '/service/api/orders';

/** Adds to a call what its route does not say itself: the party, its headers, its refusals. */
export function completeOperation(method: string, path: string, operation: Operation): Operation {
  const party = path.split('/')[1] ?? '';
  const isSignedIn = SIGNED_IN.includes(party);
  const isWrite = method !== 'get' && method !== 'head';
  const isDescribed = (name: string) =>
    operation.parameters?.some((one) => one.in === 'path' && one.name === name) ?? false;
  const parameters = [
    ...pathParameters(path).filter(({ name }) => !isDescribed(name)),
    ...(operation.parameters ?? []),
    ...(isSignedIn ? headersOf(party, path, isWrite) : []),
  ];
  const namesOwner = parameters.some(({ name }) => name === 'owner');
  const takesInput = parameters.some(({ required }) => required) || Boolean(operation.requestBody);
  const statuses: readonly ErrorStatusKey[] = [
    ...(takesInput || parameters.some((one) => one.in === 'query') ? ([400] as const) : []),
    ...(isSignedIn || party === SUGGEST ? ([401] as const) : []),
    ...(isSignedIn ? ([403] as const) : []),
    ...(isSignedIn && (path.includes('{') || namesOwner) ? ([404] as const) : []),
    ...(isSignedIn && (isWrite || WRITING_GETS.includes(path)) ? ([409] as const) : []),
    ...(operation.requestBody ? ([413, 415] as const) : []),
    429,
    503,
  ];
  return {
    ...operation,
    tags: [party],
    ...(parameters.length > 0 && { parameters }),
    responses: { ...Object.fromEntries(statuses.map(refusal)), ...operation.responses },
    security: isSignedIn ? [{ bearer: [] }] : party === SUGGEST ? [{ suggestToken: [] }] : [],
  };
}

const refusal = (status: ErrorStatusKey) =>
  [status, { $ref: `#/components/responses/${ERROR_RESPONSES[status].name}` }] as const;

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(PATH_PARAMETER)].map(([, name = '']) => ({
    in: 'path',
    name,
    required: true,
    schema: { type: 'string' },
  }));

function headersOf(party: string, path: string, isWrite: boolean): Parameter[] {
  const header = (name: string, more: Omit<Parameter, 'in' | 'name'>): Parameter => ({
    in: 'header',
    name,
    ...more,
  });
  const isKey = isWrite || WRITING_GETS.includes(path);
  return [
    header(REQUEST_ID_HEADER, {
      ...(isKey && { required: true }),
      description: isKey
        ? 'One id for one intent: the same id and body get the same response and one effect'
        : 'A UUID comes back in the response and stands in the log; another text is left out',
      schema: { type: 'string', ...(isKey && { format: 'uuid' }) },
    }),
    header(SOURCE_HEADER, {
      description: `Who looks: ${SOURCE.partner} is staff in owner view, where writes are refused; anything else is the member`,
      schema: { type: 'string' },
    }),
    ...(isWrite && path === ORDER_PATH
      ? [
          header(EXPECTED_AMOUNT_HEADER, {
            required: true,
            description: 'The coins that the member confirmed; 409 when the price is another',
            schema: { type: 'integer', minimum: 0, maximum: 10 ** 15 - 1 },
          }),
        ]
      : []),
    ...(party === 'crm'
      ? [
          header(VERSION_HEADER, {
            required: true,
            schema: { type: 'string', enum: [CRM_VERSION] },
          }),
        ]
      : []),
  ];
}
