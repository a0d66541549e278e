/** Elements that are kept; of all other elements only the text stays. */
const ELEMENTS = [
  'a',
  'abbr',
  'address',
  'b',
  'blockquote',
  'br',
  'caption',
  'cite',
  'code',
  'dd',
  'del',
  'details',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'ins',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'section',
  'small',
  'strong',
  'sub',
  'summary',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
];
/**
 * Site navigation and the page's title, which are removed with their content; the dialog has its own
 * title.
 */
const FURNITURE = ['aside', 'button', 'footer', 'form', 'h1', 'header', 'nav', 'title'];
const ATTRIBUTES = ['colspan', 'dir', 'href', 'lang', 'open', 'rowspan', 'scope', 'start'];
/** Where a link of a foreign page may lead. */
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** Comments; scripts and style sheets with what is in them; tags, whose quoted values may hold a `>`. */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)(?=[\s/>])[\s\S]*?(?:<\/\1\s*>|$)|<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
/** Within a tag: an attribute's value, or the name of one that styles or acts. */
const VALUE_OR_REPORTED =
  /(=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))|(?<![\w-])(?:style|on[a-z]+)(?=\s*=)/gi;

const quietTag = (tag: string): string =>
  tag.replaceAll(VALUE_OR_REPORTED, (_, value?: string) => value ?? 'data-off');

/**
 * Removes what the page's security policy would report during parsing, though nothing of it would run.
 * The sanitiser makes the rest harmless; the readable text stays the same.
 */
export const withoutReported = (html: string): string =>
  html.replaceAll(MARKUP, (markup, element?: string) =>
    element !== undefined || markup.startsWith('<!') ? '' : quietTag(markup),
  );

/** The library parses into a document that runs nothing; its Trusted Types policy is `dompurify`. */
async function purify(html: string): Promise<DocumentFragment> {
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(html, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: FURNITURE,
    RETURN_DOM_FRAGMENT: true,
  });
}

function toOwnTab(link: HTMLAnchorElement, base: string): void {
  const href = link.getAttribute('href') ?? '';
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  // The sections lose their ids: a link to one would leave the text.
  if (href.startsWith('#') || !url || !PROTOCOLS.includes(url.protocol)) {
    link.removeAttribute('href');
    return;
  }
  link.href = url.href;
  if (url.protocol.startsWith('http')) Object.assign(link, { target: '_blank', rel: 'noreferrer' });
}

/**
 * Renders the text of a foreign page into an element: headings, paragraphs, lists, tables and links,
 * which open beside the app. Scripts, styles, pictures and forms are removed (R10.6).
 * @param base address of the page, which its links are relative to
 */
export async function showForeignHtml(place: Element, html: string, base: string): Promise<void> {
  place.replaceChildren(await purify(withoutReported(html)));
  const root = new URL(base, location.href).href;
  for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href]')) toOwnTab(link, root);
}
