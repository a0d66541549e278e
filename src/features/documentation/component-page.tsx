import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { ComponentPage } from './component/ComponentPage.tsx';
import type { DocPage, SectionId } from './sections.ts';

/** The page of a component, made of its docs. */
export const componentPage = (section: SectionId, docs: ComponentDocs): DocPage => ({
  section,
  id: docs.id,
  title: { ru: docs.title, uz: docs.title },
  summary: docs.summary,
  keywords: docs.props.map(({ name }) => name).join(' '),
  Content: () => <ComponentPage docs={docs} />,
});
