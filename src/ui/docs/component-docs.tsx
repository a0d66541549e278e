import type { ComponentType, ReactElement } from 'react';
import type { Translate } from '#src/i18n/bilingual.ts';
import { printElement } from './print-element.ts';

/** The control that changes a property on the documentation page. */
export type Control =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number };

/** One property of a component. */
export interface PropDocs {
  /** As in TypeScript: `'small' | 'medium'`. */
  readonly type: string;
  readonly meaning: string;
  readonly required?: true;
  /** The default value. */
  readonly default?: string;
  readonly control?: Control;
}

/** Effect of a key while the component has the focus. */
export interface KeyDocs {
  readonly keys: string;
  readonly does: string;
}

/** A state of a component as data, for the page, the tests and the screenshots. */
export interface Example<Props> {
  /** Kebab-case, unique within the component. */
  readonly id: string;
  readonly title: string;
  /** When to use it. */
  readonly note?: string;
  readonly props: (translate: Translate) => Props;
}

interface Source<Props> {
  /** The page's id in the address, kebab-case. */
  readonly id: string;
  /** The component's name in the code. */
  readonly title: string;
  /** Its purpose, in one or two sentences. */
  readonly summary: string;
  /** The component, or a demo around it that keeps its state. */
  readonly component: ComponentType<Props>;
  /** The first one starts the playground. */
  readonly examples: readonly [Example<NoInfer<Props>>, ...Example<NoInfer<Props>>[]];
  readonly props: Readonly<Partial<Record<keyof NoInfer<Props> & string, PropDocs>>>;
  readonly keyboard?: readonly KeyDocs[];
  /** The printed properties where the demo has properties of its own; undefined ones are left out. */
  readonly printed?: (props: NoInfer<Props>) => object;
}

/** Values that the reader chose instead of an example's own. */
export type Overrides = Readonly<Record<string, unknown>>;

/** An example without the type of its properties. */
export interface ShownExample {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly show: (translate: Translate, overrides?: Overrides) => ReactElement;
  readonly print: (translate: Translate, overrides?: Overrides) => string;
  readonly valuesOf: (translate: Translate) => Overrides;
}

/** A documentation page of one component (R2.50). */
export interface ComponentDocs {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly examples: readonly [ShownExample, ...ShownExample[]];
  readonly props: readonly (PropDocs & { readonly name: string })[];
  readonly keyboard: readonly KeyDocs[];
}

/** Describes a component by its examples; the types check that the examples fit its properties. */
export function describeComponent<Props extends object>(source: Source<Props>): ComponentDocs {
  const { component: Component, id, title, summary, keyboard = [], printed } = source;
  const shown = (example: Example<Props>): ShownExample => {
    const valuesOf = (translate: Translate, overrides: Overrides = {}): Props & Overrides => ({
      ...example.props(translate),
      ...overrides,
    });
    return {
      id: example.id,
      title: example.title,
      note: example.note,
      show: (translate, overrides) => <Component {...valuesOf(translate, overrides)} />,
      print: (translate, overrides) => {
        const values = valuesOf(translate, overrides);
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
