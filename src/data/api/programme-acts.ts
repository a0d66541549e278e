import type { GenericSchema, InferOutput } from 'valibot';
import { accountResponse, type Account } from '#src/contract/acts/members.ts';
import { callService } from '#src/data/http/service.ts';
import { callAndParse } from './call-and-parse.ts';

const BASE = '/programme/v1';

/** Below the institution's API, such as `/orders/12/status`. */
type ActPath = `/${string}`;
export type ActQuery = Readonly<Record<string, string | number | undefined>>;

/** The path as an error of the contract names it. */
const templateOf = (path: ActPath): string =>
  BASE + path.replaceAll(/\/(?:\d+|[\da-f]{8}-[\da-f-]+)(?=\/|$)/g, '/{id}');

/** Reads a list or one thing of the institution's API (R11.2). */
export const fetchForStaff = <S extends GenericSchema>(
  schema: S,
  path: ActPath,
  query: ActQuery = {},
  signal?: AbortSignal,
): Promise<InferOutput<S>> =>
  callAndParse(schema, { target: 'programme', path: BASE + path, query, signal }, templateOf(path));

/**
 * Does an act of the institution (R11.2).
 * @param requestId the same for a repetition, which has no second effect
 * @param timeoutMs how long the response may take, where a person does not wait for as long as usual
 */
export const sendAct = <S extends GenericSchema>(
  schema: S,
  path: ActPath,
  body: unknown,
  requestId: string,
  timeoutMs?: number,
): Promise<InferOutput<S>> =>
  callAndParse(
    schema,
    {
      target: 'programme',
      method: 'POST',
      path: BASE + path,
      body,
      requestId,
      ...(timeoutMs !== undefined && { timeoutMs }),
    },
    templateOf(path),
  );

/** A member's coins and cards, by the reference. */
export const fetchAccount = async (reference: string, signal?: AbortSignal): Promise<Account> =>
  (await fetchForStaff(accountResponse, `/members/${reference}`, {}, signal)).account;

/** A whole journal takes longer than a response with one page. */
const FILE_TIMEOUT_MS = 120_000;

/** Reads an image or a table of the institution's API as a file. */
export const fetchFileForStaff = async (
  path: ActPath,
  query: ActQuery = {},
  signal?: AbortSignal,
): Promise<Blob> =>
  (await callService({
    target: 'programme',
    path: BASE + path,
    query,
    signal,
    asFile: true,
    timeoutMs: FILE_TIMEOUT_MS,
  })) as Blob;
