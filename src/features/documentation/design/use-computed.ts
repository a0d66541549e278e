import { useLayoutEffect, useState } from 'react';

/**
 * Current values of custom properties, updated when the page's brand or theme or the device's theme
 * changes. Opaque colours have the form `#rrggbb`.
 */
export function useComputed(names: readonly string[]): Readonly<Record<string, string>> {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});

  useLayoutEffect(() => {
    const read = () => setValues(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
    read();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    // The page's appearance is applied after this effect, so changes of the root element count.
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-brand', 'data-theme'] });
    return () => {
      dark.removeEventListener('change', read);
      observer.disconnect();
    };
  }, [names]);

  return values;
}

const RGB = /^rgb\((\d+), (\d+), (\d+)\)$/;

/** The browser resolves a colour only where it is used, so this reads it from an element of the page. */
function valueOf(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${name})`;
  const isColour = name.startsWith('--color-') || CSS.supports('color', plainValue(name));
  const colour = getComputedStyle(probe).color;
  probe.remove();
  if (!isColour) return plainValue(name);
  const channels = RGB.exec(colour)?.slice(1);
  if (!channels) return colour;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

const plainValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
