import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import {
  FIXED_SHARES,
  FRIENDSHIP_LEVELS,
  friendshipOf,
  PROGRAMMES,
} from '#src/domain/member/friendship.ts';
import { formatPercent } from '#src/i18n/format/percent.ts';
import type { Language } from '#src/i18n/language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { member } from '#src/state/member/member.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import styles from './Shares.module.css';

interface Span {
  readonly min: number;
  readonly max: number;
}

const textOf = ({ min, max }: Span, language: Language): string =>
  formatPercent(min === max ? min : `${min}–${max}`, language);

/** The share of the next friend at the university; the whole ladder while the level is unknown (R1.4). */
function universityShare(payments: number | undefined): Span {
  if (payments !== undefined) {
    const { sharePercent } = friendshipOf(payments + 1).level;
    return { min: sharePercent, max: sharePercent };
  }
  const all = FRIENDSHIP_LEVELS.map(({ sharePercent }) => sharePercent);
  return { min: Math.min(...all), max: Math.max(...all) };
}

/** What a friend brings, by the programme that they join (R1.4, R1.5). */
export function Shares() {
  const { t } = useTranslation('invites');
  const format = useFormat();
  const { info } = useSnapshot(member);
  const titleId = useId();
  return (
    <Card as="section" tone="soft" labelledBy={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId}>{t('shares.title')}</h2>
        <dl className="stack stack-tight">
          {PROGRAMMES.map((programme) => (
            <div key={programme} className={styles.share}>
              <dt>{t(`shares.${programme}`)}</dt>
              <dd>
                {textOf(
                  programme === 'university'
                    ? universityShare(info?.refPayments)
                    : FIXED_SHARES[programme],
                  format.language,
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="muted small">{t('shares.note', { noun: format.coinNoun(1) })}</p>
      </div>
    </Card>
  );
}
