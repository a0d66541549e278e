import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config server/store/drizzle.config.ts` after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/store/schema/*.ts',
  out: './server/store/migrations',
});
