import { seedTemplate } from '#tests/support/service/server.ts';

/** Seeds one data folder for the whole run; each server works on a copy. Playwright requires a default export. */
export default seedTemplate;
