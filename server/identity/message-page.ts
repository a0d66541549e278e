import { html } from 'hono/html';
import type { Brand } from '#src/brand/brand.ts';
import type { Language } from './language.ts';
import { type Html, renderPage } from './page-layout.ts';

export interface MessagePage {
  readonly brand: Brand;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The provider's error code for the support, shown small. */
  readonly code?: string | undefined;
  readonly actions: Html;
}

/** A page with one message and the actions for it. */
export function renderMessagePage(page: MessagePage): Promise<string> {
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
