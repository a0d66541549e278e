import { html } from 'hono/html';
import type { Content, OpenApiDocument, Operation, Parameter } from './document.ts';
import { ERROR_RESPONSES } from './error-responses.ts';
import { exampleOf, fieldsOf, typeOf } from './example.ts';

/** Where the page's style is; the page itself holds none (R10.3). */
export const DOCS_STYLE_PATH = '/service/docs.css';
export const DOCUMENT_PATH = '/service/openapi.json';

/** A page for people of every call, with its parameters, fields and examples. */
export function renderDocument(document: OpenApiDocument) {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  const parties = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? ''))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${DOCS_STYLE_PATH}" />
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p><a href="${DOCUMENT_PATH}">OpenAPI document</a></p>
          <nav aria-label="Parties">
            ${parties.map((party) => html`<a href="#${party}">/${party}</a> `)}
          </nav>
        </header>
        <main>
          ${parties.map(
            (party) =>
              html`<h2 id="${party}">/${party}</h2>
                ${calls
                  .filter(({ operation }) => operation.tags?.[0] === party)
                  .map(({ method, path, operation }) => renderCall(method, path, operation))}`,
          )}
          ${renderErrors(document)}
        </main>
      </body>
    </html> `;
}

function renderCall(method: string, path: string, operation: Operation) {
  return html`<details id="${operation.operationId}">
    <summary>
      <code><b>${method.toUpperCase()}</b> ${path}</code> <span>${operation.summary}</span>
    </summary>
    ${operation.parameters && renderParameters(operation.parameters)}
    ${operation.requestBody && renderContent('Body', operation.requestBody)}
    ${Object.entries(operation.responses).map(([status, response]) =>
      '$ref' in response ? html`` : renderContent(`Response ${status}`, response),
    )}
    <p class="refusals">
      Refusals:
      ${Object.entries(operation.responses)
        .filter(([, response]) => '$ref' in response)
        .map(([status]) => html`<a href="#error-${status}">${status}</a> `)}
    </p>
  </details>`;
}

const renderParameters = (parameters: readonly Parameter[]) =>
  html`<h3>Parameters</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="Parameters">
      <table>
        ${parameters.map(
          (one) =>
            html`<tr>
              <th scope="row"><code>${one.name}</code></th>
              <td>${one.in}${one.required ? ', required' : ''}</td>
              <td>${typeOf(one.schema)}</td>
              <td>${one.description}</td>
            </tr>`,
        )}
      </table>
    </div>`;

function renderContent(title: string, { content }: Content) {
  const [type, body] = Object.entries(content ?? {})[0] ?? [];
  if (!body) return html`<h3>${title}</h3>`;
  return html`<h3>${title} <small>${type}</small></h3>
    <div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table>
        ${fieldsOf(body.schema).map(
          ({ path, type: kind, required }) =>
            html`<tr>
              <th scope="row"><code>${path}</code></th>
              <td>${kind}</td>
              <td>${required ? 'always' : 'may be absent'}</td>
            </tr>`,
        )}
      </table>
    </div>
    <pre tabindex="0"><code>${JSON.stringify(exampleOf(body.schema), null, 2)}</code></pre>`;
}

function renderErrors({ components }: OpenApiDocument) {
  const error = components.schemas['Error'];
  return html`<h2 id="refusals">Refusals</h2>
    ${Object.entries(ERROR_RESPONSES).map(
      ([status, { description }]) =>
        html`<p id="error-${status}"><b>${status}</b> ${description}</p>`,
    )}
    ${error && renderContent('Body', { content: { 'application/json': { schema: error } } })}`;
}
