import type { Db } from './db.ts';

/**
 * A statement whose text is made once for each database: making it takes a fifth of what a short read costs. For
 * what each start or poll reads. Give `prepare` no name, so that it stays an unnamed statement
 * (docs/decisions/0119); a transaction makes its own text.
 */
export function madeOnce<Statement>(make: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = made.get(db) ?? make(db);
    made.set(db, statement);
    return statement;
  };
}
