import { useTranslate } from '#src/i18n/bilingual.ts';
import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { ExampleView } from './ExampleView.tsx';
import { KeyboardTable } from './KeyboardTable.tsx';
import { Playground } from './Playground.tsx';
import { PropsTable } from './PropsTable.tsx';
import { pageTexts } from './page-texts.ts';

/** A component's playground, states, properties and keys (R2.50). */
export function ComponentPage({ docs }: { docs: ComponentDocs }) {
  const translate = useTranslate();
  return (
    <div className="stack stack-loose">
      <Playground docs={docs} />
      <h2>{translate(pageTexts.states)}</h2>
      {docs.examples.map((example) => (
        <ExampleView key={example.id} example={example} />
      ))}
      <PropsTable props={docs.props} />
      {docs.keyboard.length > 0 && <KeyboardTable rows={docs.keyboard} />}
    </div>
  );
}
