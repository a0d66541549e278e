import type { Brand } from '#src/brand/brand.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import { renderPage } from './page.ts';

export interface MessagePage {
  readonly brand: Brand;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** A code for the support, shown small. */
  readonly code?: string | undefined;
  readonly actions: Html;
}

/** A page that says one thing and offers what to do about it. */
export function renderMessagePage(page: MessagePage): string {
  const { brand, language, title, text, code, actions } = page;
  const content = html` <h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="actions">${actions}</div>
    ${code && html`<p class="help">${code}</p>`}`;
  return renderPage({ brand, language, title, content });
}

/** The one action of most messages. */
export const linkAction = (href: string, label: string): Html =>
  html`<a class="action" href="${href}">${label}</a>`;
