import pg from 'pg';

/** A statement as the service sends it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The values of a statement that belong to one order. */
export interface OrderIds {
  readonly memberId: number;
  readonly cardId: number;
  readonly orderId: number;
  readonly email: string;
  readonly requestId: string;
}

/** Notes the statements of all connections that are made after the call, while it is on. */
export function createRecorder() {
  const recorded: Statement[] = [];
  let isOn = false;
  const { query } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      const [first, values] = args;
      const text = typeof first === 'string' ? first : (first as { text?: string }).text;
      if (isOn && text !== undefined) {
        recorded.push({ text, values: Array.isArray(values) ? values : [] });
      }
      return query.apply(this, args);
    },
  });
  return {
    /** The statements of some work, in their order. */
    record: async (work: () => Promise<unknown>): Promise<readonly Statement[]> => {
      isOn = true;
      await work();
      isOn = false;
      return recorded.splice(0);
    },
  };
}

/** The statement for another order. */
export function retarget(
  { text, values }: Statement,
  from: OrderIds,
  to: OrderIds,
): { text: string; values: unknown[] } {
  const numbers = new Map([
    [from.memberId, to.memberId],
    [from.cardId, to.cardId],
    [from.orderId, to.orderId],
  ]);
  const change = (value: unknown): unknown => {
    if (typeof value === 'number') return numbers.get(value) ?? value;
    if (typeof value !== 'string') return value;
    return value.replaceAll(from.requestId, to.requestId).replaceAll(from.email, to.email);
  };
  return { text, values: values.map(change) };
}
