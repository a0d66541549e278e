import type { ComponentType, ReactElement } from 'react';
import type { Translate } from '#src/i18n/bilingual.ts';
import { printElement } from './print-element.ts';

interface Source<Props> {
  /** The component's name in the code. */
  readonly title: string;
  /** Its purpose, in one or two sentences. */
  readonly summary: string;
  /** Common names that the summary does not contain, for the search. */
  readonly keywords?: string;
  /** The component, or a demo around it that keeps its state. */
  readonly component: ComponentType<Props>;
  /** Effects of keys while the component has the focus. */
  readonly keyboard?: Readonly<Record<string, string>>;
  /** The printed properties where the demo has properties of its own; undefined ones are left out. */
  readonly printed?: (props: NoInfer<Props>) => object;
}

/** Values that the reader chose instead of an example's own. */
export type Overrides = Readonly<Record<string, unknown>>;

/** A state of a component as data, for the page, the tests and the screenshots. */
export interface ShownExample {
  readonly id: string;
  readonly title: string;
  /** When to use it. */
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
  /** The first one starts the playground. */
  readonly examples: readonly [...ShownExample[], ShownExample];
  readonly keyboard: Readonly<Record<string, string>>;
}

interface Described<Props> {
  /** Adds a state; its id is in kebab case and unique within the component. */
  readonly example: (
    id: string,
    title: string,
    props: (translate: Translate) => Props,
  ) => DescribedByExamples<Props>;
}

interface DescribedByExamples<Props> extends ComponentDocs, Described<Props> {
  /** Says when to use the last example. */
  readonly note: (note: string) => DescribedByExamples<Props>;
  /** Goes on with examples of a component that belongs to it. */
  readonly part: <Part extends object>(
    title: string,
    component: ComponentType<Part>,
  ) => Described<Part>;
}

function describePart<Props extends object>(
  head: Omit<ComponentDocs, 'examples'>,
  before: readonly ShownExample[],
  [name, Component]: readonly [name: string, component: ComponentType<Props>],
  printed: (props: Props) => object = (props) => props,
): Described<Props> {
  return {
    example: (id, title, props) => {
      const valuesOf = (translate: Translate, overrides: Overrides = {}): Props & Overrides => ({
        ...props(translate),
        ...overrides,
      });
      const withNote = (note?: string): DescribedByExamples<Props> => {
        const examples: ComponentDocs['examples'] = [
          ...before,
          {
            id,
            title,
            note,
            show: (translate, overrides) => <Component {...valuesOf(translate, overrides)} />,
            print: (...values) => printElement(name, printed(valuesOf(...values))),
            valuesOf,
          },
        ];
        return {
          ...head,
          examples,
          note: withNote,
          part: (...part) => describePart(head, examples, part),
          ...describePart(head, examples, [name, Component], printed),
        };
      };
      return withNote();
    },
  };
}

/** Describes a component by its examples; the types check that the examples fit its properties. */
export function describeComponent<Props extends object>({
  component,
  printed,
  keywords = '',
  keyboard = {},
  ...head
}: Source<Props>): Described<Props> {
  return describePart({ ...head, keywords, keyboard }, [], [head.title, component], printed);
}
