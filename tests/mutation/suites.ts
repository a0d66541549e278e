/** Files that are mutated together, and the tests that can notice it. */
export interface Suite {
  readonly name: 'unit' | 'contract';
  readonly files: readonly string[];
}

/** The unit tests take a second for each mutant, the contract tests several. */
export const SUITES: readonly Suite[] = [
  {
    name: 'unit',
    files: [
      'src/domain/**/*.ts',
      'src/features/purchase/purchase-state.ts',
      'src/data/db/outbox/posts.ts',
      'src/data/db/outbox/purchase-intents.ts',
      'src/data/db/area/move-purchases.ts',
    ],
  },
  {
    name: 'contract',
    files: [
      'src/sync/outbox/order.ts',
      'src/sync/outbox/posts.ts',
      'src/sync/outbox/send-purchases.ts',
      'server/http/middleware/resolve-person.ts',
      'server/http/write-once.ts',
      'server/operations/ledger.ts',
      'server/orders/cancel-order.ts',
      'server/orders/place-order.ts',
      'server/orders/purchase-rules.ts',
    ],
  },
];
