import { useTranslate } from '#src/i18n/bilingual.ts';
import { componentDocs } from '../component-pages.tsx';
import { ExampleFrame } from '../component/ExampleFrame.tsx';
import styles from './Specimens.module.css';

/** Every component once, in its main example: what a brand or a theme looks like on one sheet. */
export function Specimens() {
  const translate = useTranslate();
  return (
    <div className={styles.sheet}>
      {componentDocs.map(({ title, summary, examples: [main] }) => (
        // Two components have the same name: the summary tells them apart.
        <div key={summary.ru} className={styles.specimen}>
          <h2 className={styles.name}>{title}</h2>
          <ExampleFrame className={styles.stage}>{main.show(translate)}</ExampleFrame>
        </div>
      ))}
    </div>
  );
}
