import fc from 'fast-check';
import { audit } from '#server/sandbox/audit.ts';
import { SOAK } from '#tests/support/soak.ts';
import { ORDER_STATUSES } from '#src/domain/order.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Model, ModelMember, ModelProduct, Outcome } from './model-state.ts';
import * as steps from './model-steps.ts';
import { foresee, observe, type World } from './model-world.ts';

/** What is to be done, in numbers that a run binds to whom and what it has by then. */
interface Plan {
  readonly name: string;
  readonly bind: (model: Model) => steps.Step | null;
}

const at = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length];

const number = fc.nat({ max: 20 });

const plan = <T>(
  name: string,
  values: fc.Arbitrary<T>,
  bind: (model: Model, given: T) => steps.Step | null,
) =>
  values.map((given): Plan => ({
    name: `${name}(${JSON.stringify(given)})`,
    bind: (model) => bind(model, given),
  }));

const withMember = (model: Model, index: number, make: (member: ModelMember) => steps.Step) => {
  const member = at(model.members, index);
  return member ? make(member) : null;
};
const withProduct = (model: Model, index: number, make: (item: ModelProduct) => steps.Step) => {
  const item = at(model.products, index);
  return item ? make(item) : null;
};

const buyPlan = plan(
  'buy',
  fc.record({
    who: number,
    what: number,
    priceOff: fc.constantFrom(0, 0, 0, 0, 0, 1),
    card: fc.oneof<fc.WeightedArbitrary<steps.CardChoice>[]>(
      { weight: 12, arbitrary: fc.constant('physical') },
      { weight: 1, arbitrary: fc.constantFrom('virtual', 'foreign') },
    ),
  }),
  (model, { who, what, priceOff, card }) =>
    withMember(model, who, (member) => {
      const item = at(model.products, what);
      const other = at(model.members, who + 1);
      if (!item || !other) throw new Error('no product');
      const cards = {
        physical: member.cardId,
        virtual: member.virtualCardId,
        foreign: other.cardId,
      };
      return steps.purchase(member, item, { amount: item.price + priceOff, cardId: cards[card] });
    }),
);

const replayPlan = plan(
  'replay',
  fc.record({ which: number, isChanged: fc.constantFrom(false, false, true) }),
  (model, { which, isChanged }) => {
    const intent = at(model.intents, which);
    const member = model.members.find(({ id }) => id === intent?.memberId);
    return intent && member ? steps.replay(member, intent, isChanged) : null;
  },
);

const cancelPlan = plan('cancel', fc.record({ which: number, who: number }), (model, given) => {
  const order = at(model.orders, given.which);
  // Mostly the own order.
  const owner = model.members.find(({ id }) => id === order?.memberId);
  const member = given.who % 4 === 0 ? at(model.members, given.who) : owner;
  return order && member ? steps.cancellation(member, order.id) : null;
});

const movePlan = plan(
  'status',
  fc.record({ which: number, status: fc.constantFrom(...ORDER_STATUSES) }),
  (model, { which, status }) => {
    const order = at(model.orders, which);
    return order ? steps.move(order.id, status) : null;
  },
);

const plans: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 8, arbitrary: buyPlan },
  { weight: 3, arbitrary: replayPlan },
  { weight: 3, arbitrary: cancelPlan },
  { weight: 3, arbitrary: movePlan },
  {
    weight: 2,
    arbitrary: plan(
      'card',
      fc.record({ who: number, status: fc.constantFrom<1 | 2 | 5>(1, 1, 1, 2, 5) }),
      (model, { who, status }) => withMember(model, who, (one) => steps.changeCard(one, status)),
    ),
  },
  {
    weight: 2,
    arbitrary: plan(
      'earn',
      fc.record({ who: number, amount: fc.integer({ min: 1, max: 300 }) }),
      (model, { who, amount }) => withMember(model, who, (one) => steps.earn(one, amount)),
    ),
  },
  {
    weight: 2,
    arbitrary: plan(
      'product',
      fc.record({
        what: number,
        change: fc.oneof(
          fc.record({ price: fc.integer({ min: 0, max: 400 }) }),
          fc.record({ stock: fc.integer({ min: 0, max: 5 }) }),
          fc.record({ isRemoved: fc.constantFrom(true, false, false) }),
        ),
      }),
      (model, { what, change }) =>
        withProduct(model, what, (item) => steps.changeProduct(item, change)),
    ),
  },
  {
    weight: 1,
    arbitrary: plan(
      'friend',
      fc.record({ who: number, cost: fc.integer({ min: 1, max: 1000 }) }),
      (model, { who, cost }) => withMember(model, who, (one) => steps.friendPays(one, cost)),
    ),
  },
  {
    weight: 1,
    arbitrary: plan('birthday', fc.boolean(), (model, isNext) =>
      steps.birthday(isNext, model.year),
    ),
  },
);

type Command = fc.AsyncCommand<Model, World>;

/** Calls that are on their way at the same time; one alone is the plain case. */
const together = (chosen: readonly Plan[], note: (code: string) => void): Command => ({
  check: () => true,
  toString: () => chosen.map(({ name }) => name).join(' ∥ '),
  run: async (model, world) => {
    const bound = chosen.flatMap((one) => one.bind(model) ?? []);
    const outcomes = await Promise.all(bound.map((step, index) => step.send(world, index)));
    const real = await observe(world.db, model);
    const found = ordersOf(bound.map((_, index) => index))
      .map((order) => explain(model, bound, outcomes, order))
      .find((explained) => explained && isDeepStrictEqual(foresee(explained), real));
    if (!found) throw unexplained(model, bound, outcomes, real);
    Object.assign(model, found);
    for (const { code } of outcomes) note(code);
    await checkAudit(world);
  },
});

/** The model after the steps in an order, when their answers are those of that order. */
function explain(
  model: Model,
  bound: readonly steps.Step[],
  outcomes: readonly Outcome[],
  order: readonly number[],
): Model | null {
  const next = structuredClone(model);
  for (const index of order) {
    const outcome = outcomes[index];
    const step = bound[index];
    if (!outcome || !step || step.expect(next, outcome) !== outcome.code) return null;
  }
  return next;
}

function ordersOf(indexes: readonly number[]): number[][] {
  if (indexes.length <= 1) return [[...indexes]];
  return indexes.flatMap((first) =>
    ordersOf(indexes.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

function unexplained(
  model: Model,
  bound: readonly steps.Step[],
  outcomes: readonly Outcome[],
  real: Awaited<ReturnType<typeof observe>>,
): Error {
  const next = structuredClone(model);
  const expected = bound.map((step, index) => step.expect(next, outcomes[index] as Outcome));
  const told = {
    answers: outcomes,
    expected,
    real: JSON.stringify(real),
    model: JSON.stringify(foresee(next)),
  };
  return new Error(`No order of the calls explains what came: ${JSON.stringify(told, null, 1)}`);
}

async function checkAudit({ db }: World): Promise<void> {
  const { balances, ledgerSums, ...faults } = await audit(db);
  const sums = new Map(ledgerSums.map(({ email, sum }) => [email, sum]));
  const off = balances.filter(({ email, balance }) => sums.get(email) !== balance);
  const found = Object.entries(faults).filter(([, list]) => list.length > 0);
  if (off.length + found.length > 0) throw new Error(`Audit: ${JSON.stringify({ off, found })}`);
}

/** All processes end and start again on the same data; nothing of it may be gone. */
const restart: Command = {
  check: () => true,
  toString: () => 'restart',
  run: async (model, world) => {
    await world.restart();
    const real = await observe(world.db, model);
    if (!isDeepStrictEqual(foresee(model), real)) throw unexplained(model, [], [], real);
  },
};

/**
 * Sequences of calls, up to so many of them at once, with restarts between them.
 * @param note hears the code of every answer
 */
export const commandsOf = (
  atOnce: number,
  maxCommands: number,
  note: (code: string) => void = () => undefined,
) =>
  fc.commands(
    [
      // A restart is rare among them, and takes its time.
      ...Array.from({ length: 40 }, () =>
        fc
          .array(plans, { minLength: 1, maxLength: atOnce })
          .map((chosen) => together(chosen, note)),
      ),
      fc.constant(restart),
    ],
    { maxCommands, size: 'max', ...(SOAK.replayPath && { replayPath: SOAK.replayPath }) },
  );
