import type { client } from '#server/database/schema/member/client.ts';

type ClientChanges = Partial<typeof client.$inferInsert>;

/** A running confirmation of a new e-mail, hours from the moment of seeding (R4.14). */
export interface Confirmation {
  /** Wrong codes so far. */
  readonly attempts: number;
  readonly deadlineInHours: number;
}

/** A seeded person, by the differences from an ordinary student. */
export interface Person {
  /** Before the @; never changes. */
  readonly name: string;
  /** The id that the member gives to the support; null: only the sign-in account exists. */
  readonly memberId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: 'male' | 'female';
  readonly purpose: string;
  readonly roles?: readonly string[];
  /** Coins after all operations. */
  readonly coins?: number;
  /** Which ledger, orders and invitations the person has; by default some old accruals. */
  readonly activity?: 'student' | 'best-friend' | 'welcome' | 'heavy';
  readonly isStudent?: boolean;
  /** Statuses of the physical cards; by default one active. The virtual one is always active. */
  readonly physicalCards?: readonly number[];
  /** Projects of the programme that the person belongs to; by default all (R1.1). */
  readonly projects?: readonly number[];
  readonly hasContact?: boolean;
  readonly client?: ClientChanges;
  readonly confirmation?: Confirmation;
  /** The support has approved the confirmed change of e-mail. */
  readonly isChangeApproved?: boolean;
}

/** People whose member ids follow each other in the order of the list, which therefore only grows. */
export const numbered = (
  firstId: number,
  common: Pick<Person, 'coins'>,
  people: readonly Omit<Person, 'memberId'>[],
): readonly Person[] =>
  people.map((person, index) => ({ memberId: firstId + index, ...common, ...person }));
