import type { ComponentType, ReactElement } from 'react';
import type { Bilingual, Say } from '#src/i18n/bilingual.ts';
import { printElement } from './print-element.ts';

/** How a reader changes a property on the documentation page. */
export type Control =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number };

/** One property of a component. */
export interface PropDocs {
  /** As TypeScript has it: `'small' | 'medium'`. */
  readonly type: string;
  readonly meaning: Bilingual;
  readonly required?: true;
  /** What holds when it is left out. */
  readonly default?: string;
  readonly control?: Control;
}

/** What a key does while the component has the focus. */
export interface KeyDocs {
  readonly keys: string;
  readonly does: Bilingual;
}

/** A state of a component as data: the page shows it, the tests and the screenshots use it. */
export interface Example<Props> {
  /** Kebab-case, unique within the component. */
  readonly id: string;
  readonly title: Bilingual;
  /** When to use it. */
  readonly note?: Bilingual;
  readonly props: (say: Say) => Props;
}

interface Source<Props> {
  /** The page's name in the address, kebab-case. */
  readonly id: string;
  /** The component's name in the code. */
  readonly title: string;
  /** What it is for, one or two sentences. */
  readonly summary: Bilingual;
  /** The component, or a stage around it that keeps its state. */
  readonly component: ComponentType<Props>;
  /** The first one is what the reader starts to play with. */
  readonly examples: readonly [Example<NoInfer<Props>>, ...Example<NoInfer<Props>>[]];
  readonly props: Readonly<Partial<Record<keyof NoInfer<Props> & string, PropDocs>>>;
  readonly keyboard?: readonly KeyDocs[];
  /** What is printed where the stage has properties of its own; those that are undefined are left out. */
  readonly printed?: (props: NoInfer<Props>) => object;
}

/** Values that a reader chose in place of an example's own. */
export type Overrides = Readonly<Record<string, unknown>>;

/** An example that no longer tells the type of its properties. */
export interface ShownExample {
  readonly id: string;
  readonly title: Bilingual;
  readonly note?: Bilingual | undefined;
  readonly show: (say: Say, overrides?: Overrides) => ReactElement;
  readonly print: (say: Say, overrides?: Overrides) => string;
  readonly valuesOf: (say: Say) => Overrides;
}

/** A documentation page of one component (R2.50). */
export interface ComponentDocs {
  readonly id: string;
  readonly title: string;
  readonly summary: Bilingual;
  readonly examples: readonly [ShownExample, ...ShownExample[]];
  readonly props: readonly (PropDocs & { readonly name: string })[];
  readonly keyboard: readonly KeyDocs[];
}

/** Describes a component by its examples; the types check that they fit its properties. */
export function describeComponent<Props extends object>(source: Source<Props>): ComponentDocs {
  const { component: Component, id, title, summary, keyboard = [], printed } = source;
  const shown = (example: Example<Props>): ShownExample => {
    const valuesOf = (say: Say, overrides: Overrides = {}): Props & Overrides => ({
      ...example.props(say),
      ...overrides,
    });
    return {
      id: example.id,
      title: example.title,
      note: example.note,
      show: (say, overrides) => <Component {...valuesOf(say, overrides)} />,
      print: (say, overrides) => {
        const values = valuesOf(say, overrides);
        return printElement(title, printed ? printed(values) : values);
      },
      valuesOf,
    };
  };
  const [first, ...others] = source.examples;
  const props = Object.entries<PropDocs | undefined>(source.props).flatMap(([name, docs]) =>
    docs ? [{ name, ...docs }] : [],
  );
  return { id, title, summary, keyboard, props, examples: [shown(first), ...others.map(shown)] };
}
