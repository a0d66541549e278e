import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Deal } from '#src/domain/member/member.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { useWideWindow } from '#src/ui/base/window/use-wide-window.ts';
import { useCopy } from '../use-copy.ts';
import styles from './About.module.css';

/** A value with its copy button; where the browser refuses to copy, the value is selected (R8.6). */
function CopiedValue({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation(['details', 'common']);
  const text = useRef<HTMLSpanElement>(null);
  const { state, copy } = useCopy(value);
  const onCopy = async (): Promise<void> => {
    if ((await copy()) === 'failed' && text.current)
      getSelection()?.selectAllChildren(text.current);
  };
  return (
    <>
      <span ref={text} className={`breakable ${styles.text}`} translate="no">
        {value}
      </span>
      <button type="button" className={`centred ${styles.copy}`} onClick={() => void onCopy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={20} />
        <VisuallyHidden>{t('about.copy', { label: `${label} ${value}` })}</VisuallyHidden>
      </button>
      <span className={styles.outcome} data-failed={state === 'failed' || undefined} role="status">
        {state === 'copied' && <VisuallyHidden>{t('common:copied')}</VisuallyHidden>}
        <span>{state === 'failed' && t('about.copyFailed')}</span>
      </span>
    </>
  );
}

interface AboutRowProps {
  label: string;
  /** The values as they are copied; empty when there is none yet. */
  values: readonly string[];
}

/** A name with its values, each with a copy button. */
function AboutRow({ label, values }: AboutRowProps) {
  const { t } = useTranslation('details');
  return (
    <div className={styles.row}>
      <dt className="muted small">{label}</dt>
      {values.length === 0 && (
        <dd className={`wrapping-row ${styles.value}`}>{t('about.absent')}</dd>
      )}
      {values.map((value) => (
        <dd key={value} className={`wrapping-row ${styles.value}`}>
          <CopiedValue label={label} value={value} />
        </dd>
      ))}
    </div>
  );
}

interface AboutProps {
  /** The unique id; null while the CRM does not know the member. */
  id: number | null;
  cardNumber: string | null;
  /** Contracts to show (R4.2). */
  deals: readonly Deal[];
  /** Whether the addresses, which need an active physical card, can be opened. */
  hasAddresses: boolean;
}

/** What support or papers require: unique id, card number, contracts (R2.12); folded on a phone. */
export function About({ id, cardNumber, deals, hasAddresses }: AboutProps) {
  const { t } = useTranslation(['details', 'overlays', 'screens']);
  // Turning the device opens and closes nothing.
  const [isWide] = useState(useWideWindow());
  const contracts = deals.flatMap((deal) => (deal.docNum === null ? [] : [deal.docNum]));
  const content = (
    <>
      <dl className={`ruled ${styles.rows}`}>
        <AboutRow label={t('about.id')} values={id === null ? [] : [String(id)]} />
        <AboutRow label={t('about.card')} values={cardNumber === null ? [] : [cardNumber]} />
        <AboutRow
          label={t(contracts.length > 1 ? 'about.contracts' : 'about.contract')}
          values={contracts}
        />
      </dl>
      <ul className={styles.links}>
        <li>
          <LinkButton variant="soft" size="small" wide icon="id-card" to={hrefs.personalData()}>
            {t('screens:PersonalData')}
          </LinkButton>
        </li>
        {hasAddresses && (
          <li>
            <LinkButton variant="soft" size="small" wide icon="map-pin" to={hrefs.addresses()}>
              {t('screens:Addresses')}
            </LinkButton>
          </li>
        )}
      </ul>
      {cardNumber !== null && canWrite() && (
        <button type="button" className={styles.aside} onClick={() => openDialog('wrong-card')}>
          {t('overlays:cardOff.wrongCard')}
        </button>
      )}
    </>
  );
  return (
    <Accordion
      level={2}
      items={[{ id: 'about', title: t('about.title'), content }]}
      openId={isWide ? 'about' : undefined}
    />
  );
}
