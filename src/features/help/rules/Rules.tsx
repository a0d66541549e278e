import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { privacyPage } from '#src/state/page/brand.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { useScrollToHash } from '../use-scroll-to-hash.ts';
import { useValues } from '../use-values.ts';
import { Contents } from './Contents.tsx';
import { LevelTable } from './LevelTable.tsx';
import { RULE_SECTIONS, type RuleSectionId } from './rule-sections.ts';
import styles from './Rules.module.css';

interface RuleSectionProps {
  id: RuleSectionId;
  children: Elements;
}

/** A numbered part of the rules. */
function RuleSection({ id, children }: RuleSectionProps) {
  const { t } = useTranslation('help');
  return (
    <section className="stack stack-close" aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle} tabIndex={-1}>
        <span className={styles.number}>{`${RULE_SECTIONS.indexOf(id) + 1}.`}</span>{' '}
        <span>{t(`rules.${id}.title`)}</span>
      </h2>
      {children}
    </section>
  );
}

/** Rules of one part, one each. */
function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={`stack stack-tight ${styles.rules}`}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
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
        <p className={styles.lead}>{t('rules.lead', values)}</p>
      </div>
      <div className={`stack stack-loose ${styles.document}`}>
        <Contents />
        <div className={styles.text}>
          <RuleSection id="programme">
            <p>{t('rules.programme.text', values)}</p>
            <p className={styles.rate}>{t('rules.programme.rate', values)}</p>
            <p>{t('rules.programme.card')}</p>
          </RuleSection>
          <RuleSection id="earning">
            <RuleList
              rules={[
                t('rules.earning.welcome', values),
                t('rules.earning.birthday', values),
                t('rules.earning.registration', values),
                t('rules.earning.payment'),
              ]}
            />
          </RuleSection>
          <RuleSection id="levels">
            <p>{t('rules.levels.text')}</p>
            <LevelTable />
            <p>{t('rules.levels.note')}</p>
          </RuleSection>
          <RuleSection id="shares">
            <p>{t('rules.shares.text')}</p>
            <RuleList
              rules={[
                t('rules.shares.additional', values),
                t('rules.shares.online', values),
                t('rules.shares.dubai', values),
              ]}
            />
          </RuleSection>
          <RuleSection id="inviting">
            <p>{t('rules.inviting.text')}</p>
            <RuleList
              rules={[
                t('rules.inviting.consulted'),
                t('rules.inviting.student'),
                t('rules.inviting.consent'),
              ]}
            />
          </RuleSection>
          <RuleSection id="spending">
            <p>{t('rules.spending.what')}</p>
            <RuleList
              rules={[
                t('rules.spending.card'),
                t('rules.spending.student'),
                t('rules.spending.friend'),
              ]}
            />
          </RuleSection>
          <RuleSection id="transfer">
            <RuleList
              rules={[
                t('rules.transfer.gift', values),
                t('rules.transfer.cheat'),
                t('rules.transfer.result'),
              ]}
            />
          </RuleSection>
          <RuleSection id="card">
            <RuleList
              rules={[
                t('rules.card.virtual'),
                t('rules.card.physical'),
                t('rules.card.off'),
                t('rules.card.blocked'),
              ]}
            />
          </RuleSection>
          <RuleSection id="orders">
            <RuleList
              rules={[
                t('rules.orders.price'),
                t('rules.orders.once'),
                t('rules.orders.product'),
                t('rules.orders.service'),
                t('rules.orders.refund'),
              ]}
            />
          </RuleSection>
          <RuleSection id="data">
            <p>{t('rules.data.text')}</p>
            <p>{t('rules.data.device')}</p>
            <p>
              <a className={styles.policy} href={privacyPage()} target="_blank" rel="noreferrer">
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
