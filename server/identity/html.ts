/** Markup that is safe to put into a page as it stands; made by `html` alone. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | undefined | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('');
}

/** Template tag of the provider's pages: escapes whatever is not markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: String.raw({ raw: strings }, ...parts.map(render)),
});

/** For markup that the provider library hands over. */
export const trusted = (markup: string): Html => ({ markup });
