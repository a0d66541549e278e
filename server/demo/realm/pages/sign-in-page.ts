import { html } from 'hono/html';
import type { Brand } from '#src/brand/brand.ts';
import { LANGUAGES, type Language } from './language.ts';
import { type Html, renderPage } from './page-layout.ts';
import { TEXTS } from './texts.ts';

export interface SignInPage {
  readonly brand: Brand;
  readonly supportEmail: string | undefined;
  readonly language: Language;
  /** Address of the form, also when another address showed it. */
  readonly path: string;
  /** What was typed before, kept after an error. */
  readonly email?: string;
  /** What went wrong and what to do. */
  readonly problem?: string | undefined;
  /** Where the demonstration accounts are listed, if they are. */
  readonly demoAccountsUrl?: string | undefined;
}

/** The sign-in form. It works without a script; the script adds the button that shows the password. */
export function renderSignInPage(page: SignInPage): Promise<string> {
  const { brand, supportEmail, language, path, email = '', problem, demoAccountsUrl } = page;
  const texts = TEXTS[language];
  const described = problem === undefined ? undefined : 'problem';

  const field = (id: 'email' | 'password', attributes: Html) =>
    html`<input
      id="${id}"
      name="${id}"
      class="input"
      ${attributes}
      required
      ${described && html`aria-invalid="true" aria-describedby="${described}"`}
      ${(email === '') === (id === 'email') ? html`autofocus` : undefined}
    />`;

  const content = html` <nav class="languages" aria-label="${texts.chooseLanguage}">
      ${LANGUAGES.map(
        (one) =>
          html`<a
            href="${path}?lang=${one}"
            lang="${one}"
            hreflang="${one}"
            ${one === language ? html`aria-current="true"` : undefined}
            >${TEXTS[one].languageName}</a
          >`,
      )}
    </nav>
    <h1>${texts.signIn}</h1>
    ${
      problem === undefined
        ? html`<p class="lead">${texts.lead[brand.currency]}</p>`
        : html`<p class="problem" id="problem" role="alert">${problem}</p>`
    }
    <form method="post" action="${path}" novalidate>
      <label for="email">${texts.email}</label>
      ${field(
        'email',
        html`type="email" value="${email}" autocomplete="username" inputmode="email"
        autocapitalize="none" spellcheck="false"`,
      )}
      <label for="password">${texts.password}</label>
      <div class="with-button">
        ${field('password', html`type="password" autocomplete="current-password"`)}
        <button
          class="reveal"
          id="reveal"
          type="button"
          aria-pressed="false"
          aria-label="${texts.showPassword}"
          aria-controls="password"
          hidden
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="3" />
            <path class="strike" d="m4 4 16 16" />
          </svg>
        </button>
      </div>
      <button class="action" type="submit">${texts.submit}</button>
    </form>
    <p class="help">
      ${
        supportEmail !== undefined &&
        html`${texts.help} <a href="mailto:${supportEmail}">${supportEmail}</a>`
      }
      ${demoAccountsUrl && html`<br /><a href="${demoAccountsUrl}">${texts.demoAccounts}</a>`}
    </p>`;
  return renderPage({ brand, language, title: texts.signIn, content, script: 'sign-in.js' });
}
