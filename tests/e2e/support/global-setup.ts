import { seedTemplate } from '#tests/support/server.ts';

/** Seeds one data folder for the whole run; each server works on a copy. Playwright wants a default. */
export default seedTemplate;
