import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import type { PropDocs } from '#src/ui/docs/prop-docs.ts';

export type ComponentSection = 'base' | 'app';

/** A component with its examples and its properties. */
export interface ShownComponent extends ComponentDocs {
  readonly section: ComponentSection;
  readonly props: readonly PropDocs[];
}
