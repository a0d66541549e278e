import type { ComponentType, ReactElement } from 'react';
import type { Translate } from '#src/i18n/bilingual.ts';
import { printElement } from './print-element.ts';

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
  /** The component's name in the code. */
  readonly title: string;
  /** Its purpose, in one or two sentences. */
  readonly summary: string;
  /** Common names that the summary does not contain, for the search. */
  readonly keywords?: string;
  /** The component, or a demo around it that keeps its state. */
  readonly component: ComponentType<Props>;
  /** The first one starts the playground. */
  readonly examples: readonly [Example<NoInfer<Props>>, ...Example<NoInfer<Props>>[]];
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

/** What a `.docs.tsx` file says about its component (R2.50). */
export interface ComponentDocs {
  readonly title: string;
  readonly summary: string;
  readonly keywords: string;
  readonly examples: readonly [ShownExample, ...ShownExample[]];
  readonly keyboard: readonly KeyDocs[];
}

/** Describes a component by its examples; the types check that the examples fit its properties. */
export function describeComponent<Props extends object>(source: Source<Props>): ComponentDocs {
  const { component: Component, title, summary, keywords = '', keyboard = [], printed } = source;
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
  return { title, summary, keywords, keyboard, examples: [shown(first), ...others.map(shown)] };
}
