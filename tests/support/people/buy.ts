import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { errorBody } from '#src/contract/error.ts';
import type { SeededMember } from '../service/small-seed.ts';
import { tokenOf } from '../service/test-app.ts';

export interface PurchaseFields {
  readonly prodId: number;
  /** Coins, sent as `X-Expected-Amount`. */
  readonly confirmedPrice: number;
  readonly requestId?: string;
  readonly cardId?: number;
  readonly comment?: string;
  readonly description?: string;
}

/** Sends a member's purchase to the service as the app does. */
export const buy = async (
  app: Hono,
  buyer: SeededMember,
  purchase: PurchaseFields,
): Promise<Response> =>
  app.request('/service/api/orders', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tokenOf(buyer.email)}`,
      'Content-Type': 'application/json',
      'X-Request-ID': purchase.requestId ?? randomUUID(),
      'X-Expected-Amount': String(purchase.confirmedPrice),
    },
    body: JSON.stringify({
      cardId: purchase.cardId ?? buyer.cardId,
      comment: purchase.comment ?? '',
      date: '2020-01-01T00:00:00.000Z',
      description: purchase.description ?? '',
      prodId: purchase.prodId,
    }),
  });

/** Reads an error body and checks it against the contract. */
export const readBody = async (response: Response) => v.parse(errorBody, await response.json());
