import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { logError } from '#server/config/log.ts';
import { isUnavailable } from '#server/database/away.ts';
import type { LeadSource } from '#server/database/schema/programme/lead.ts';
import { FIRST_ISSUE } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { DOWN_S } from '#server/http/errors/handle-errors.ts';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import { readFormData } from '#server/http/form-data.ts';
import { languageOf } from '#server/http/language.ts';
import { byAddress, counter, rateLimit } from '#server/http/middleware/rate-limit.ts';
import { landerForm, landerQuery } from '#src/contract/programme/lander.ts';
import { memberOfCard, takeLead } from './leads.ts';
import { LANDER_TEXTS, type LanderText } from './texts.ts';

/** Fields that a form may repeat. */
const REPEATED = 'interests';

/**
 * The lander (R7.3): accepts an application from anyone, so it ignores an Authorization header. Its
 * responses are texts in which the app searches for the marks of LANDER_MARKS, with status 200 also for
 * refusals. A response never contains what was sent.
 */
export function landerRoutes({ db, limits, trustedProxies }: ServiceDeps): Hono<ServiceEnv> {
  const addressOf = byAddress(trustedProxies);
  const count = counter({ name: 'lander', ...limits.lander });
  const routes = new Hono<ServiceEnv>();
  routes.onError((error, c) => {
    if (error instanceof RefusedError && error.refusal.status === 429)
      return respond(c, 'too-many');
    if (isUnavailable(error)) {
      c.header('Retry-After', String(DOWN_S));
      return respond(c, 'failed', 503);
    }
    logError('POST /lander/lander.php', error);
    return respond(c, 'failed', 500);
  });
  return routes.post(
    '/lander.php',
    describeRoute({
      summary: 'Takes an application for a friend, once for one mergelead key',
      responses: { 200: { description: 'A text that holds «send-success», or what is wrong' } },
    }),
    rateLimit({ name: 'lander requests', ...limits.unauthenticated, keyOf: addressOf }),
    async (c) => {
      const query = v.safeParse(landerQuery, c.req.query());
      if (!query.success)
        return respond(c, v.getDotPath(query.issues[0]) === 'land' ? 'land' : 'form');
      const form = v.safeParse(landerForm, await readFields(c), FIRST_ISSUE);
      if (!form.success) return respond(c, problemOf(form.issues[0]));
      const { partner, mergelead } = form.output;
      const memberId = await memberOfCard(db, partner);
      // An open day's invitations come from the campus's one address.
      await count(memberId === null ? addressOf(c) : `member ${memberId}`, mergelead);
      const { land } = query.output;
      const source = sourceOf(query.output, form.output);
      return respond(c, await takeLead(db, { land, form: form.output, source }, memberId));
    },
  );
}

/** Responds with one of the lander's texts in the reader's language. */
function respond(c: Context, text: LanderText, status: 200 | 500 | 503 = 200): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language');
  return c.html(LANDER_TEXTS[text][languageOf(c.req.header('accept-language'))], status);
}

/** The form's text fields, repeated ones as lists; undefined for another body or one with a file. */
async function readFields(c: Context): Promise<Record<string, string | string[]> | undefined> {
  const form = await readFormData(c);
  if (!form) return undefined;
  const fields: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const texts = values.filter((value) => typeof value === 'string');
    const [first] = texts;
    if (first === undefined || texts.length < values.length) return undefined;
    fields[name] = name === REPEATED ? texts : first;
  }
  return fields;
}

/** Fields with a specific text for their problem. */
const OWN_TEXTS: readonly LanderText[] = ['name', 'phone', 'email', 'personalDataAgree'];

function problemOf(issue: v.BaseIssue<unknown>): LanderText {
  const field = v.getDotPath(issue);
  return OWN_TEXTS.find((text) => text === field) ?? 'form';
}

/** Where the lead came from; an address's query may hold personal data and stays out. */
const sourceOf = (
  query: v.InferOutput<typeof landerQuery>,
  form: v.InferOutput<typeof landerForm>,
): LeadSource => ({
  sourceName: query.sourceName,
  utmSource: query.utm_source,
  utmCampaign: query.utm_campaign,
  entryPoint: form.entry_point,
  page: form.url_location?.split(/[?#]/)[0],
});
