import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { errorBody } from '#src/contract/error.ts';
import type { SeededMember } from './small-seed.ts';
import { tokenOf } from './test-app.ts';

export interface Wanted {
  readonly prodId: number;
  /** Coins that the member confirmed. */
  readonly amount: number;
  readonly requestId?: string;
  readonly cardId?: number;
  readonly comment?: string;
}

/** Sends a member's purchase to the app as the client does. */
export const buy = async (app: Hono, buyer: SeededMember, wanted: Wanted): Promise<Response> =>
  app.request('/service/api/orders', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tokenOf(buyer.email)}`,
      'Content-Type': 'application/json',
      'X-Request-ID': wanted.requestId ?? randomUUID(),
      'X-Expected-Amount': String(wanted.amount),
    },
    body: JSON.stringify({
      cardId: wanted.cardId ?? buyer.cardId,
      comment: wanted.comment ?? '',
      date: '2020-01-01T00:00:00.000Z',
      description: '',
      prodId: wanted.prodId,
    }),
  });

/** The body of an error answer, checked against the contract. */
export const readBody = async (answer: Response) => v.parse(errorBody, await answer.json());
