import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import type { PropDocs } from '#src/ui/docs/prop-docs.ts';
import { ComponentPage } from './component/ComponentPage.tsx';
import type { ComponentSection, ShownComponent } from './component/shown-component.ts';
import type { DocPage } from './sections.ts';

const DOCS = import.meta.glob<ComponentDocs>('../../ui/*/*/*.docs.tsx', {
  eager: true,
  import: 'docs',
});
/** By the same paths: `server/build/prop-docs.ts` reads them from the types. */
const PROPS = import.meta.glob<readonly PropDocs[]>('../../ui/*/*/*.docs.tsx', {
  eager: true,
  import: 'default',
  query: '?props',
});

const inSection = (section: ComponentSection): ShownComponent[] =>
  Object.entries(DOCS)
    .filter(([path]) => path.startsWith(`../../ui/${section}/`))
    .map(([path, docs]) => ({ ...docs, section, props: PROPS[path] ?? [] }))
    .toSorted((one, other) => one.title.localeCompare(other.title));

/** All components with examples, by name; the component tests render them, too. */
export const components: readonly ShownComponent[] = [...inSection('base'), ...inSection('app')];

/** `ShowMoreText` has the page `show-more-text`. */
const idOf = (title: string): string => title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

export const componentPages: readonly DocPage[] = components.map((component) => ({
  section: component.section,
  id: idOf(component.title),
  title: component.title,
  summary: component.summary,
  keywords: [component.keywords, ...component.props.map(({ name }) => name)].join(' '),
  Content: () => <ComponentPage component={component} />,
}));
