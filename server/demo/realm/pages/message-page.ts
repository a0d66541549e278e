import { html } from 'hono/html';
import type { Context } from '../koa-types.ts';
import type { RealmOptions } from '../realm-options.ts';
import { appUrlOf } from '../realm-path.ts';
import { chooseLanguage } from './language.ts';
import { renderPage } from './page-layout.ts';
import type { Texts } from './texts-ru.ts';
import { TEXTS } from './texts.ts';

/** What a message says in the reader's language. */
interface MessageWords {
  readonly title: string;
  readonly text: string;
  /** Of the way to the app. */
  readonly action: string;
}

/**
 * Makes a message with a way to the app the body of the response; its status stays.
 * @param code the provider's error code for the support, shown small
 */
export async function showMessage(
  ctx: Context,
  { brand, origin }: Pick<RealmOptions, 'brand' | 'origin'>,
  wordsOf: (texts: Texts) => MessageWords,
  code?: string,
): Promise<void> {
  const language = chooseLanguage(ctx);
  const { title, text, action } = wordsOf(TEXTS[language]);
  const content = html` <h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="actions"><a class="action" href="${appUrlOf(origin)}">${action}</a></div>
    ${code && html`<p class="help">${code}</p>`}`;
  ctx.type = 'html';
  ctx.body = await renderPage({ brand, language, title, content });
}
