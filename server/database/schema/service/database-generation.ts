import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * The mark of this database's generation, in one row. Each restore gives a new one: devices then drop their
 * copies, which may hold what the restored database lacks.
 */
export const databaseGeneration = pgTable('database_generation', {
  id: integer('id').primaryKey(),
  generation: uuid('generation').notNull().defaultRandom(),
});
