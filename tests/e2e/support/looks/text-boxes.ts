import type { Page } from '@playwright/test';

/** Boxes that cut a text on purpose: the whole of it can be opened there, or is on the screen that they lead to. */
const CUT_ON_PURPOSE: readonly string[] = ['[data-cut]'];

/**
 * Reports what is wrong with the visible texts of the page in its present state: a text that a box cuts off, two
 * texts that lie on each other, a word that is torn into two lines, and a page that is wider than its window. Under an
 * open dialog only the dialog is read, because it covers the page.
 * @returns one text for each finding, with the words and their places in CSS pixels
 */
export const textBoxFindings = (page: Page): Promise<readonly string[]> =>
  page.evaluate((cutOnPurpose) => {
    interface Line {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
      readonly element: HTMLElement;
      readonly node: Text;
      readonly words: string;
      /** The nearest box that stays in its place while the page scrolls. */
      readonly fixed: Element | null;
    }

    /** How far, in px, text may stick out of a box or over another text: rounding, and the slant of letters. */
    const TOLERANCE = 2;
    const OVERLAP = 3;
    /** A line may end between words, at a hyphen, and anywhere in a number or an address. */
    const WORD = /(?<![\w@./])[\p{L}ʻʼ]{2,}(?![\w@/])/gu;
    /** A word that is wider than this part of the window may have no room in one line. */
    const WIDEST_WORD = 0.6 * innerWidth;

    const root: Element =
      [...document.querySelectorAll('dialog')].filter((one) => one.matches(':modal')).at(-1) ??
      document.body;
    const findings: string[] = [];
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const ancestorsOf = function* (element: Element) {
      for (let one: Element | null = element; one; one = one.parentElement) yield one;
    };
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) ||
      element.closest('[aria-hidden=true], [inert], script, style, noscript, svg') !== null ||
      ancestorsOf(element).some((one) => {
        const { clipPath, position } = styleOf(one);
        const { width, height } = one.getBoundingClientRect();
        return position === 'absolute' && (clipPath !== 'none' || (width <= 1 && height <= 1));
      });
    const describe = ({ words, left, top, right, bottom, element }: Line) =>
      `«${words}» <${element.localName} ${element.className}> ${[left, top, right, bottom].map(Math.round).join(' ')}`;

    function linesOf(node: Text): Line[] {
      const element = node.parentElement;
      const words = node.data.trim();
      if (!element || words === '' || isHidden(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(styleOf(element).fontSize);
      const fixed =
        ancestorsOf(element).find((one) => ['fixed', 'sticky'].includes(styleOf(one).position)) ??
        null;
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ left, right, top, bottom }) => ({
          left,
          right,
          // The letters, without the room that the font leaves above and below them.
          top: Math.max(top, (top + bottom - size) / 2),
          bottom: Math.min(bottom, (top + bottom + size) / 2),
          element,
          node,
          words: words.slice(0, 60),
          fixed,
        }));
    }

    /** Whether a box has a ground or a border that a text can stick out of. */
    const isDrawn = (box: Element): boolean => {
      const { backgroundColor, backgroundImage, borderInlineEndWidth } = styleOf(box);
      return (
        box !== root &&
        (backgroundImage !== 'none' ||
          borderInlineEndWidth !== '0px' ||
          !/^rgba\(.* 0\)$|^transparent$/u.test(backgroundColor))
      );
    };

    function reportCut(line: Line): void {
      for (const box of ancestorsOf(line.element)) {
        const { overflowX, overflowY, display } = styleOf(box);
        if (display === 'inline' || display === 'contents') continue;
        if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) break;
        if (cutOnPurpose.some((selector) => box.matches(selector))) break;
        const { left, top, right, bottom } = box.getBoundingClientRect();
        if (overflowX === 'visible' && overflowY === 'visible') {
          if (isDrawn(box) && Math.max(left - line.left, line.right - right) > TOLERANCE) {
            findings.push(
              `beside its box: ${describe(line)} in <${box.localName} ${box.className}>`,
            );
            return;
          }
          continue;
        }
        const x = overflowX !== 'visible' && Math.max(left - line.left, line.right - right);
        const y = overflowY !== 'visible' && Math.max(top - line.top, line.bottom - bottom);
        if (Number(x) > TOLERANCE || Number(y) > TOLERANCE) {
          findings.push(`cut off: ${describe(line)} by <${box.localName} ${box.className}>`);
          return;
        }
      }
    }

    function reportTorn(node: Text, lines: readonly Line[]): void {
      if (lines.length < 2) return;
      const range = document.createRange();
      for (const { 0: word, index } of node.data.matchAll(WORD)) {
        const letters = Array.from({ length: word.length }, (_, at) => {
          range.setStart(node, index + at);
          range.setEnd(node, index + at + 1);
          return range.getBoundingClientRect();
        });
        const top = letters[0]?.top ?? 0;
        const width = letters.reduce((sum, letter) => sum + letter.width, 0);
        if (
          width > WIDEST_WORD ||
          letters.every((letter) => letter.top - top < letter.height / 2)
        ) {
          continue;
        }
        const box = node.parentElement?.closest('[class]');
        findings.push(`torn: «${word}» in <${box?.localName} ${box?.className}>`);
      }
    }

    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const own = linesOf(node);
      reportTorn(node, own);
      lines.push(...own);
    }
    lines.forEach(reportCut);
    const isBeyondCut = (line: Line): boolean => {
      const box = line.element.closest(cutOnPurpose.join());
      return box !== null && line.bottom > box.getBoundingClientRect().bottom + TOLERANCE;
    };
    const drawn = lines.filter((line) => !isBeyondCut(line));
    for (const [index, line] of drawn.entries()) {
      if (line.right > innerWidth + TOLERANCE && root !== document.body) {
        findings.push(`outside the window: ${describe(line)}`);
      }
      for (const other of drawn.slice(index + 1)) {
        if (line.node === other.node || line.fixed !== other.fixed) continue;
        const x = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const y = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
        if (x > OVERLAP && y > OVERLAP) {
          findings.push(`overlap: ${describe(line)} and ${describe(other)}`);
        }
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...root.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 &&
          element.childElementCount === 0,
      );
      const names = wide.map(({ localName, className }) => `<${localName} ${className}>`);
      findings.push(
        `the page is ${scrollWidth} px wide in ${clientWidth}: ${[...new Set(names)].slice(0, 4).join(' ')}`,
      );
    }
    return findings;
  }, CUT_ON_PURPOSE);
