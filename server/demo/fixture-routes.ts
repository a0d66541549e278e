import { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/environment.ts';
import { TIME_LIMIT_S, TOTAL_ATTEMPTS } from '#src/domain/person/confirmation-code.ts';

const METHODS = ['GET', 'POST'];
const DONE_PATHS = ['/api/user/confirmCode', '/api/user/confirmEmail', '/api/change_email_clear'];
const DONE = { result: true };

/**
 * The calls of a change of e-mail with made-up responses (R7.34), for trying screens without e-mails.
 * Only the development server has them; for user/update only the GET is made up, the POST is real.
 */
export const fixtureRoutes = () =>
  new Hono<ServiceEnv>()
    .on(METHODS, '/api/user/confirmEmail/status', (c) =>
      c.json({
        is_client_email_confirmed: false,
        current_attempts: 0,
        total_attempts: TOTAL_ATTEMPTS,
        time_limit: TIME_LIMIT_S.email,
        deadline: new Date(Date.now() + TIME_LIMIT_S.email * 1000).toISOString(),
      }),
    )
    .get('/api/user/update', (c) => c.json(DONE))
    .on(METHODS, DONE_PATHS, (c) => c.json(DONE));
