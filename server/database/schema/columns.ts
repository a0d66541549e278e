import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment with its zone, kept to the millisecond so that it survives JSON and comes back equal. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Whole coins; the contract keeps them within the safe integers. */
export const coinsColumn = (name: string) => bigint(name, { mode: 'number' });

/** The institution's own id of a row, by which it names the row again. */
export const externalIdColumn = () => text('external_id').unique();

/** The content of a small file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
