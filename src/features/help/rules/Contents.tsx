import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { useWideWindow } from '#src/ui/base/window/use-wide-window.ts';
import { RULE_SECTIONS } from './rule-sections.ts';
import styles from './Rules.module.css';

/** The table of contents of the rules, numbered like their headings; a phone folds it. */
export function Contents() {
  const { t } = useTranslation('help');
  // Turning the device opens and closes nothing.
  const [isWide] = useState(useWideWindow());
  const title = t('rules.contents');
  const list = (
    <ol>
      {RULE_SECTIONS.map((id, index) => (
        <li key={id}>
          <Link className={styles.contentsLink} to={`#${id}`}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>{t(`rules.${id}.title`)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={title}>
      <Accordion
        level={2}
        items={[{ id: 'contents', title, content: list }]}
        openId={isWide ? 'contents' : undefined}
      />
    </nav>
  );
}
