import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { contacts } from '#src/state/page/brand.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { useWideWindow } from '#src/ui/base/window/use-wide-window.ts';
import { useScrollToHash } from '../use-scroll-to-hash.ts';
import { useValues } from '../use-values.ts';
import { LevelTable } from './LevelTable.tsx';
import styles from './Rules.module.css';

/** A part of the rules; its id is also the address hash that leads to it. */
const RULE_SECTIONS = [
  'programme',
  'earning',
  'levels',
  'shares',
  'inviting',
  'spending',
  'transfer',
  'card',
  'orders',
  'data',
  'questions',
] as const;
type RuleSectionId = (typeof RULE_SECTIONS)[number];

/** The table of contents of the rules, numbered like their headings; a phone folds it. */
function Contents() {
  const { t } = useTranslation('help');
  // Turning the device opens and closes nothing.
  const [isWide] = useState(useWideWindow());
  const title = t('rules.contents');
  const list = (
    <ol>
      {RULE_SECTIONS.map((id, index) => (
        <li key={id}>
          <Link className={`row ${styles.contentsLink}`} to={`#${id}`}>
            <span className={`muted ${styles.number}`} aria-hidden="true">
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

interface RuleSectionProps {
  id: RuleSectionId;
  children?: Elements;
  /** Rules of this part, one each. */
  rules?: readonly string[];
}

/** A numbered part of the rules. */
function RuleSection({ id, children, rules = [] }: RuleSectionProps) {
  const { t } = useTranslation('help');
  return (
    <section className="stack stack-close" aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle} tabIndex={-1}>
        <span className={`muted ${styles.number}`}>{`${RULE_SECTIONS.indexOf(id) + 1}.`}</span>{' '}
        <span>{t(`rules.${id}.title`)}</span>
      </h2>
      {children}
      {rules.length > 0 && (
        <ul className={`stack stack-tight ${styles.rules}`}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** /rules/: the rules of the programme as a document (R1.2–R1.5); it needs no network. */
export function Rules() {
  const { t } = useTranslation(['help', 'screens']);
  const values = useValues();
  useScrollToHash();
  return (
    <div className="column column-grid">
      <div className={`stack stack-tight ${styles.head}`}>
        <ScreenTitle>{t('screens:Rules')}</ScreenTitle>
        <p className={`muted ${styles.lead}`}>{t('rules.lead', values)}</p>
      </div>
      <div className={`stack stack-loose ${styles.document}`}>
        <Contents />
        <div className={`stack ${styles.text}`}>
          <RuleSection id="programme">
            <p>{t('rules.programme.text', values)}</p>
            <p className={styles.rate}>{t('rules.programme.rate', values)}</p>
            <p>{t('rules.programme.card')}</p>
          </RuleSection>
          <RuleSection
            id="earning"
            rules={[
              t('rules.earning.welcome', values),
              t('rules.earning.birthday', values),
              t('rules.earning.registration', values),
              t('rules.earning.payment'),
            ]}
          />
          <RuleSection id="levels">
            <p>{t('rules.levels.text')}</p>
            <LevelTable />
            <p>{t('rules.levels.note')}</p>
          </RuleSection>
          <RuleSection
            id="shares"
            rules={[
              t('rules.shares.additional', values),
              t('rules.shares.online', values),
              t('rules.shares.dubai', values),
            ]}
          >
            <p>{t('rules.shares.text')}</p>
          </RuleSection>
          <RuleSection
            id="inviting"
            rules={[
              t('rules.inviting.consulted'),
              t('rules.inviting.student'),
              t('rules.inviting.consent'),
            ]}
          >
            <p>{t('rules.inviting.text')}</p>
          </RuleSection>
          <RuleSection
            id="spending"
            rules={[
              t('rules.spending.card'),
              t('rules.spending.student'),
              t('rules.spending.friend'),
            ]}
          >
            <p>{t('rules.spending.what')}</p>
          </RuleSection>
          <RuleSection
            id="transfer"
            rules={[
              t('rules.transfer.gift', values),
              t('rules.transfer.cheat'),
              t('rules.transfer.result'),
            ]}
          />
          <RuleSection
            id="card"
            rules={[
              t('rules.card.virtual'),
              t('rules.card.physical'),
              t('rules.card.off'),
              t('rules.card.blocked'),
            ]}
          />
          <RuleSection
            id="orders"
            rules={[
              t('rules.orders.price'),
              t('rules.orders.once'),
              t('rules.orders.product'),
              t('rules.orders.service'),
              t('rules.orders.refund'),
            ]}
          />
          <RuleSection id="data">
            <p>{t('rules.data.text')}</p>
            <p>{t('rules.data.device')}</p>
            <p>
              <a
                className={`touch-line ${styles.policy}`}
                href={contacts().privacyPage}
                target="_blank"
                rel="noreferrer"
              >
                {t('rules.data.policy')}
              </a>
            </p>
          </RuleSection>
          <RuleSection id="questions">
            <p>{t('rules.questions.text')}</p>
            <div className="wrapping-row">
              <LinkButton to={hrefs.faq()} variant="soft" icon="circle-question-mark">
                {t('screens:FAQ')}
              </LinkButton>
              <LinkButton to={hrefs.support()} variant="outline" icon="headset">
                {t('screens:Support')}
              </LinkButton>
            </div>
          </RuleSection>
        </div>
      </div>
    </div>
  );
}
