import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { audit } from '#server/demo/sandbox/audit.ts';
import { ORDER_STATUSES } from '#src/domain/orders/order.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import type { Model, ModelMember, ModelProduct, Outcome } from './model-state.ts';
import * as steps from './model-steps.ts';
import { expectedState, readState, type World } from './model-world.ts';

/**
 * A step in plain numbers. Binding selects the member, product or order for a number, from those that the
 * model has at that moment.
 */
interface StepPlan {
  readonly name: string;
  readonly bind: (model: Model) => steps.Step | null;
}

const itemAt = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length];

const number = fc.nat({ max: 20 });

const createPlan = <T>(
  name: string,
  values: fc.Arbitrary<T>,
  bind: (model: Model, numbers: T) => steps.Step | null,
) =>
  values.map((numbers): StepPlan => ({
    name: `${name}(${JSON.stringify(numbers)})`,
    bind: (model) => bind(model, numbers),
  }));

const withMember = (model: Model, index: number, make: (member: ModelMember) => steps.Step) => {
  const member = itemAt(model.members, index);
  return member ? make(member) : null;
};
const withProduct = (model: Model, index: number, make: (item: ModelProduct) => steps.Step) => {
  const item = itemAt(model.products, index);
  return item ? make(item) : null;
};

const buyPlan = createPlan(
  'buy',
  fc.record({
    memberIndex: number,
    productIndex: number,
    priceError: fc.constantFrom(0, 0, 0, 0, 0, 1),
    card: fc.oneof<fc.WeightedArbitrary<steps.CardChoice>[]>(
      { weight: 12, arbitrary: fc.constant('physical') },
      { weight: 1, arbitrary: fc.constantFrom('virtual', 'foreign') },
    ),
  }),
  (model, { memberIndex, productIndex, priceError, card }) =>
    withMember(model, memberIndex, (member) => {
      const item = itemAt(model.products, productIndex);
      const other = itemAt(model.members, memberIndex + 1);
      if (!item || !other) throw new Error('the model has no product or no second member');
      const cards = {
        physical: member.cardId,
        virtual: member.virtualCardId,
        foreign: other.cardId,
      };
      return steps.purchase(member, item, {
        confirmedPrice: item.price + priceError,
        cardId: cards[card],
      });
    }),
);

const replayPlan = createPlan(
  'replay',
  fc.record({ purchase: number, isChanged: fc.constantFrom(false, false, true) }),
  (model, { purchase, isChanged }) => {
    const sent = itemAt(model.purchases, purchase);
    const member = model.members.find(({ id }) => id === sent?.memberId);
    return sent && member ? steps.replay(member, sent, isChanged) : null;
  },
);

const cancelPlan = createPlan(
  'cancel',
  fc.record({ order: number, member: number }),
  (model, numbers) => {
    const order = itemAt(model.orders, numbers.order);
    // Most cancellations come from the order's owner.
    const owner = model.members.find(({ id }) => id === order?.memberId);
    const member = numbers.member % 4 === 0 ? itemAt(model.members, numbers.member) : owner;
    return order && member ? steps.cancellation(member, order.id) : null;
  },
);

const statusPlan = createPlan(
  'status',
  fc.record({ order: number, status: fc.constantFrom(...ORDER_STATUSES) }),
  (model, { order: index, status }) => {
    const order = itemAt(model.orders, index);
    return order ? steps.changeOrderStatus(order.id, status) : null;
  },
);

const plans: fc.Arbitrary<StepPlan> = fc.oneof(
  { weight: 8, arbitrary: buyPlan },
  { weight: 3, arbitrary: replayPlan },
  { weight: 3, arbitrary: cancelPlan },
  { weight: 3, arbitrary: statusPlan },
  {
    weight: 2,
    arbitrary: createPlan(
      'card',
      fc.record({ memberIndex: number, status: fc.constantFrom<1 | 2 | 5>(1, 1, 1, 2, 5) }),
      (model, { memberIndex, status }) =>
        withMember(model, memberIndex, (one) => steps.changeCardStatus(one, status)),
    ),
  },
  {
    weight: 2,
    arbitrary: createPlan(
      'coins',
      fc.record({
        memberIndex: number,
        amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: -300, max: -1 })),
      }),
      (model, { memberIndex, amount }) =>
        withMember(model, memberIndex, (one) => steps.moveCoins(one, amount)),
    ),
  },
  {
    weight: 2,
    arbitrary: createPlan(
      'product',
      fc.record({
        productIndex: number,
        change: fc.oneof(
          fc.record({ price: fc.integer({ min: 0, max: 400 }) }),
          fc.record({ difference: fc.constantFrom(-2, -1, 1, 2) }),
          fc.record({ isWithdrawn: fc.constantFrom(true, false, false) }),
        ),
      }),
      (model, { productIndex, change }) =>
        withProduct(model, productIndex, (item) => steps.changeProduct(item, change)),
    ),
  },
  {
    weight: 1,
    arbitrary: createPlan(
      'friend',
      fc.record({ memberIndex: number, cost: fc.integer({ min: 1, max: 1000 }) }),
      (model, { memberIndex, cost }) =>
        withMember(model, memberIndex, (one) => steps.payForFriend(one, cost)),
    ),
  },
  {
    weight: 1,
    arbitrary: createPlan('birthday', fc.boolean(), (model, isNext) =>
      steps.runBirthdayJob(isNext, model.year),
    ),
  },
);

type Command = fc.AsyncCommand<Model, World>;

/** A command that sends the requests of its plans at the same time. */
const concurrentRequests = (
  chosen: readonly StepPlan[],
  countCode: (code: string) => void,
): Command => ({
  check: () => true,
  toString: () => chosen.map(({ name }) => name).join(' ∥ '),
  run: async (model, world) => {
    const bound = chosen.flatMap((one) => one.bind(model) ?? []);
    const outcomes = await Promise.all(bound.map((step, index) => step.send(world, index)));
    const real = await readState(world.db, model);
    const next = permutationsOf(bound.map((_, index) => index))
      .map((sequence) => applySteps(model, bound, outcomes, sequence))
      .find((applied) => applied && isDeepStrictEqual(expectedState(applied), real));
    if (!next) throw createMismatchError(model, bound, outcomes, real);
    Object.assign(model, next);
    for (const { code } of outcomes) countCode(code);
    await checkAudit(world);
  },
});

/** Applies the steps in a sequence; null when the responses do not fit this sequence. */
function applySteps(
  model: Model,
  bound: readonly steps.Step[],
  outcomes: readonly Outcome[],
  sequence: readonly number[],
): Model | null {
  const next = structuredClone(model);
  for (const index of sequence) {
    const outcome = outcomes[index];
    const step = bound[index];
    if (!outcome || !step || step.expect(next, outcome) !== outcome.code) return null;
  }
  return next;
}

function permutationsOf(indexes: readonly number[]): number[][] {
  if (indexes.length <= 1) return [[...indexes]];
  return indexes.flatMap((first) =>
    permutationsOf(indexes.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

function createMismatchError(
  model: Model,
  bound: readonly steps.Step[],
  outcomes: readonly Outcome[],
  real: Awaited<ReturnType<typeof readState>>,
): Error {
  const next = structuredClone(model);
  const expected = bound.map((step, index) => step.expect(next, outcomes[index] as Outcome));
  const details = {
    responses: outcomes,
    expected,
    real: JSON.stringify(real),
    model: JSON.stringify(expectedState(next)),
  };
  return new Error(
    `No sequence of the requests explains the responses: ${JSON.stringify(details, null, 1)}`,
  );
}

async function checkAudit({ db }: World): Promise<void> {
  const { balances, ledgerSums, ...faults } = await audit(db);
  const sums = new Map(ledgerSums.map(({ email, sum }) => [email, sum]));
  const wrongBalances = balances.filter(({ email, balance }) => sums.get(email) !== balance);
  const mistakes = Object.entries(faults).filter(([, list]) => list.length > 0);
  if (wrongBalances.length + mistakes.length > 0) {
    throw new Error(`Audit: ${JSON.stringify({ wrongBalances, mistakes })}`);
  }
}

/** Restarts all processes on the same data and expects the same state. */
const restart: Command = {
  check: () => true,
  toString: () => 'restart',
  run: async (model, world) => {
    await world.restart();
    const real = await readState(world.db, model);
    if (!isDeepStrictEqual(expectedState(model), real))
      throw createMismatchError(model, [], [], real);
  },
};

/**
 * Generates sequences of commands; a command sends up to `concurrency` requests at once, or restarts the
 * processes.
 * @param countCode is called with the code of every response.
 */
export const generateCommands = (
  concurrency: number,
  maxCommands: number,
  countCode: (code: string) => void = () => undefined,
) =>
  fc.commands(
    [
      // Restarts are rare because they are slow.
      ...Array.from({ length: 40 }, () =>
        fc
          .array(plans, { minLength: 1, maxLength: concurrency })
          .map((chosen) => concurrentRequests(chosen, countCode)),
      ),
      fc.constant(restart),
    ],
    { maxCommands, size: 'max', ...(SOAK.replayPath && { replayPath: SOAK.replayPath }) },
  );
