import { isValidElement } from 'react';

/** Longest printed value, in characters. */
const MAX_VALUE = 60;

function printValue(value: unknown): string {
  if (typeof value === 'function') return '() => …';
  // A build shortens component names.
  if (isValidElement(value)) return '<… />';
  const text = JSON.stringify(value) ?? 'undefined';
  if (text.length <= MAX_VALUE) return text;
  return Array.isArray(value) ? `[… ${value.length}]` : '{…}';
}

function printAttribute([name, value]: [string, unknown]): string {
  if (value === true) return ` ${name}`;
  return typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${printValue(value)}}`;
}

/** Prints a component with its properties as JSX; functions and elements are shortened. */
export function printElement(
  component: string,
  { children, ...props }: object & { children?: unknown },
): string {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(printAttribute)
    .join('');
  if (children === undefined) return `<${component}${attributes} />`;
  const content = typeof children === 'string' ? children : `{${printValue(children)}}`;
  return `<${component}${attributes}>${content}</${component}>`;
}
