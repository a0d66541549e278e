import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { html } from 'hono/html';
import { brandOfHost, contactsOf, type BrandSetting } from '#server/config/brand-of-host.ts';
import { languageOf, type Language } from '#server/http/language.ts';
import { supportPhones, type Contacts } from '#src/domain/contacts.ts';
import type { SiteDocument } from './document.ts';
import { privacyRu } from './privacy-ru.ts';
import { privacyUz } from './privacy-uz.ts';

const TEXTS: Readonly<Record<Language, SiteDocument>> = { ru: privacyRu, uz: privacyUz };
/** DD.MM.YYYY, as both languages write it. */
const VALID_SINCE = '01.09.2026';
const CACHE = 'public, max-age=3600';

/**
 * The privacy policy on the institution's site (R7.29): one page without script and style, in the
 * language of `?lang=` or else of the reader.
 */
export const privacyRoutes = ({ brand }: { readonly brand: BrandSetting | undefined }) =>
  new Hono().get(
    '/lp/privacy-common/',
    describeRoute({
      summary: 'The privacy policy as a page, in Russian or Uzbek',
      responses: { 200: { description: 'HTML without script and style' } },
    }),
    (c) => {
      const language = languageOf(c.req.query('lang') ?? c.req.header('accept-language'));
      const here = brandOfHost(new URL(c.req.url).hostname, brand);
      const page = render(language, here.title, contactsOf(here, brand));
      c.header('Content-Language', language);
      c.header('Cache-Control', CACHE);
      c.header('Vary', 'Accept-Language');
      return c.html(page);
    },
  );

function render(language: Language, brand: string, reached: Contacts) {
  const { title, lead, sections, validSince, contacts } = TEXTS[language];
  const { email } = reached;
  const phones = supportPhones(reached).join(', ');
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} — ${brand}</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${lead}</p>
          ${sections.map(
            (section) =>
              html`<section>
                <h2>${section.title}</h2>
                ${
                  section.list &&
                  html`<ul>
                    ${section.list.map((item) => html`<li>${item}</li>`)}
                  </ul>`
                }
                ${(section.paragraphs ?? []).map((text) => html`<p>${text}</p>`)}
              </section>`,
          )}
          ${
            (phones !== '' || email !== undefined) &&
            html`<section>
              <h2>${contacts.title}</h2>
              ${phones !== '' && html`<p>${contacts.phone}: ${phones}</p>`}
              ${email !== undefined && html`<p>${contacts.email}: ${email}</p>`}
            </section>`
          }
          <p>${validSince}: ${VALID_SINCE}</p>
        </main>
      </body>
    </html> `;
}
