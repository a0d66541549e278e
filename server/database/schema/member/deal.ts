import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { externalIdColumn } from '../columns.ts';
import { memberColumn } from './member.ts';

/** A contract of a member with an institution; stage WON makes a student (R4.2). */
export const deal = pgTable(
  'deal',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    externalId: externalIdColumn(),
    memberId: memberColumn(),
    docNum: text('doc_num'),
    /** The programme's project id (R1.1). */
    partnerId: integer('partner_id').notNull(),
    stageId: text('stage_id').notNull(),
  },
  (table) => [index('deal_member').on(table.memberId)],
);
