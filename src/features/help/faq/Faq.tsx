import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { cleanLine } from '#src/domain/text/clean-text.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { useScrollToHash } from '../use-scroll-to-hash.ts';
import { useValues } from '../use-values.ts';
import { Answer, MarkedText } from './Answer.tsx';
import { findQuestions, type Search } from './find-questions.ts';
import { FAQ_GROUPS } from './question-ids.ts';
import { useQuestions } from './use-questions.ts';
import styles from './Faq.module.css';

/** A longer text finds nothing more. */
const LONGEST_SEARCH = 100;

interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes the text into the address, so that Back and a reload keep it. */
  readonly keep: () => void;
  readonly clear: () => void;
}

/** What is typed into the search. The address follows when the field loses the focus, not with each key. */
function useSearchText(): SearchText {
  const [parameters, setParameters] = useSearchParams();
  const kept = parameters.get('q') ?? '';
  const [text, setText] = useState(() => kept.slice(0, LONGEST_SEARCH));
  const write = (next: string) => {
    if (next !== kept) setParameters(next === '' ? {} : { q: next }, { replace: true });
  };
  const clear = () => {
    setText('');
    write('');
  };
  return { text, type: setText, keep: () => write(cleanLine(text)), clear };
}

/** The found questions in their groups; the one that fits best is open. */
function FaqGroups({ typed, found, best }: Search) {
  const { t } = useTranslation('help');
  const values = useValues();
  return FAQ_GROUPS.map(({ id }) => {
    const questions = found.filter(({ group }) => group === id);
    if (questions.length === 0) return null;
    return (
      <section key={id} className="stack stack-close" aria-labelledby={id}>
        <h2 id={id} className={styles.groupTitle} tabIndex={-1}>
          {t(`faq.groups.${id}`, values)}
        </h2>
        <Accordion
          opensByHash
          openId={best?.id}
          items={questions.map((question) => ({
            id: question.id,
            title: <MarkedText text={question.title} typed={typed} />,
            content: <Answer question={question} typed={typed} />,
          }))}
        />
      </section>
    );
  });
}

/** Links to the groups, beside them on a wide screen. */
function GroupLinks() {
  const { t } = useTranslation('help');
  const values = useValues();
  return (
    <nav className={styles.links} aria-label={t('faq.sections')}>
      <ul>
        {FAQ_GROUPS.map(({ id }) => (
          <li key={id}>
            <Link className={styles.link} to={`#${id}`}>
              {t(`faq.groups.${id}`, values)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** /faq: questions and answers with a search; their texts need no network (R2.27). */
export function Faq() {
  const { t } = useTranslation(['help', 'screens']);
  const questions = useQuestions();
  const { text, type, keep, clear } = useSearchText();
  const searched = useDeferredValue(text);
  const search = useMemo(() => findQuestions(questions, searched), [questions, searched]);
  const { typed, found } = search;
  useScrollToHash();
  return (
    <div className="column column-grid stack">
      <ScreenTitle>{t('screens:FAQ')}</ScreenTitle>
      <div className={`stack stack-tight ${styles.screen}`}>
        <div className={styles.side}>
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              keep();
            }}
          >
            <Input
              label={t('faq.search')}
              placeholder={t('faq.searchHint')}
              hidesLabel
              icon="search"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_SEARCH}
              value={text}
              onChange={({ target }) => type(target.value)}
              onBlur={keep}
            />
          </form>
          <p className={`muted small ${styles.count}`} role="status">
            <span>
              {typed.length > 0 && found.length > 0 && t('faq.found', { count: found.length })}
            </span>
            {found.length === 0 && <VisuallyHidden>{t('faq.nothing')}</VisuallyHidden>}
          </p>
          {typed.length === 0 && <GroupLinks />}
        </div>
        <div className={`stack stack-loose ${styles.main}`}>
          {found.length === 0 ? (
            <EmptyState
              picture="lost"
              title={t('faq.nothing')}
              text={t('faq.nothingText')}
              action={
                <>
                  <LinkButton to={hrefs.support()} icon="headset">
                    {t('faq.contact')}
                  </LinkButton>
                  <Button variant="quiet" onClick={clear}>
                    {t('faq.reset')}
                  </Button>
                </>
              }
            />
          ) : (
            <FaqGroups {...search} />
          )}
          {found.length > 0 && (
            <Card tone="soft">
              <div className={`spread ${styles.contact}`}>
                <div>
                  <h2>{t('faq.notFound')}</h2>
                  <p className="muted">{t('faq.notFoundText')}</p>
                </div>
                <LinkButton to={hrefs.support()} variant="soft" icon="headset">
                  {t('faq.contact')}
                </LinkButton>
              </div>
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}
