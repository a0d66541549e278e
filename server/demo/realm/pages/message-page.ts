import { html } from 'hono/html';
import type { Brand } from '#src/brand/brand.ts';
import type { Context } from '../koa-types.ts';
import type { RealmOptions } from '../realm-options.ts';
import { appUrlOf } from '../realm-path.ts';
import { chooseLanguage, type Language } from './language.ts';
import { type Html, renderPage } from './page-layout.ts';
import type { Texts } from './realm-texts.ts';
import { TEXTS } from './texts.ts';

interface MessagePage {
  readonly brand: Brand;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The provider's error code for the support, shown small. */
  readonly code?: string | undefined;
  readonly actions: Html;
}

/** A page with one message and the actions for it. */
function renderMessagePage(page: MessagePage): Promise<string> {
  const { brand, language, title, text, code, actions } = page;
  const content = html` <h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="actions">${actions}</div>
    ${code && html`<p class="help">${code}</p>`}`;
  return renderPage({ brand, language, title, content });
}

/** What a message says in the reader's language. */
interface MessageWords {
  readonly title: string;
  readonly text: string;
  /** Of the way to the app. */
  readonly action: string;
}

/** Makes a message with a way to the app the body of the response; its status stays. */
export async function showMessage(
  ctx: Context,
  { brand, origin }: Pick<RealmOptions, 'brand' | 'origin'>,
  wordsOf: (texts: Texts) => MessageWords,
  code?: string,
): Promise<void> {
  const language = chooseLanguage(ctx);
  const { title, text, action } = wordsOf(TEXTS[language]);
  const actions = html`<a class="action" href="${appUrlOf(origin)}">${action}</a>`;
  ctx.type = 'html';
  ctx.body = await renderMessagePage({ brand, language, title, text, code, actions });
}
