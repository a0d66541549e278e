import type { Page } from '@playwright/test';

/**
 * Edits each page of the tab like a browser's translation: every text node outside of `translate="no"`
 * is replaced by two nested `font` elements with other words, now and after each change of the page.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const XHTML = 'http://www.w3.org/1999/xhtml';
    const SKIPPED = '[translate="no"], script, style, svg, textarea, font';
    const translated = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => `${word}ω`);
    const replace = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(SKIPPED))
        return;
      const outer = document.createElementNS(XHTML, 'font');
      const inner = outer.appendChild(document.createElementNS(XHTML, 'font'));
      inner.textContent = translated(text.data);
      text.replaceWith(outer);
    };
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) replace(text);
    };
    addEventListener('DOMContentLoaded', () => {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          if (target instanceof Text) replace(target);
          for (const node of addedNodes) translate(node);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
}
