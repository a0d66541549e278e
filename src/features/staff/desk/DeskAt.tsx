import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { giveSignal } from '#src/platform/page/signal.ts';
import { keepScreenAwake } from '#src/platform/page/wake-lock.ts';
import { network } from '#src/state/page/network.ts';
import { useDesk, type DeskOrder } from '#src/sync/staff/use-desk.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Absent, RowsSkeleton } from '../list/StaffRows.tsx';
import type { Place } from '../list/use-places.ts';
import { ReasonDialog } from '../orders/ReasonDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { DeskCamera } from './DeskCamera.tsx';
import type { Undone } from './EntryRow.tsx';
import { HandedOut } from './HandedOut.tsx';
import { readCode, type Asked } from './read-code.ts';
import { Result } from './Result.tsx';
import { useAsked } from './use-asked.ts';
import styles from './Desk.module.css';

const NONE: ReadonlyMap<number, DeskOrder> = new Map();

interface DeskAtProps {
  place: Place;
  /** Another place is to be chosen. */
  onLeave: () => void;
}

/** The desk of a pickup place: the response to the last code, and where the next one comes from (R12.1). */
export function DeskAt({ place, onLeave }: DeskAtProps) {
  const { t } = useTranslation(['desk', 'screens']);
  const { language, number, time } = useFormat();
  const { desk, problem, isAwaited, refetch, take } = useDesk(place.id);
  const { reachable } = useSnapshot(network);
  const isCurrent = reachable && !problem;
  const asked = useAsked(place.id, desk?.orders ?? NONE, isCurrent);
  const { response } = asked;
  const ask = (code: Asked): void => {
    asked.ask(code);
    // What is on the screen may be a quarter of a minute old.
    void refetch();
    void asked.askAgain();
  };
  const [undone, setUndone] = useState<Undone | null>(null);
  useEffect(() => keepScreenAwake(), []);
  useSignal(response?.count, response?.tone);
  const isLoading = isAwaited && !problem;
  const given = desk?.handOuts.filter(({ isUndone }) => !isUndone).length ?? 0;

  return (
    <div className={`column column-grid stack ${styles.desk}`} data-private>
      <header className={styles.bar}>
        <Link className={`centred ${styles.round}`} to={hrefs.staffSection('orders')}>
          <Icon name="arrow-left" title={t('back')} />
        </Link>
        <h1 id={SCREEN_TITLE_ID} className={`breakable ${styles.title}`} tabIndex={-1}>
          {t('at', { place: place.name[language] })}
        </h1>
        <p className={`small ${styles.counts}`}>
          {desk && <span>{t('today', { number: number(given) })}</span>}
          {desk && (
            <span className="muted">{t('waiting', { number: number(desk.orders.size) })}</span>
          )}
        </p>
        <button type="button" className={`centred ${styles.round}`} onClick={onLeave}>
          <Icon name="store" title={t('change')} />
        </button>
      </header>
      {desk && problem && (
        <Alert tone="warning" live>
          {t(`stale.${problem.kind}`, { time: time(desk.at) })}
        </Alert>
      )}
      {!desk && isLoading && <RowsSkeleton />}
      {!desk && !isLoading && <Absent problem={problem} onRetry={refetch} />}
      {desk && (
        <>
          <div className={styles.panes}>
            <Result
              place={place}
              asked={asked}
              onHandedOut={take}
              onOutcome={() => void refetch()}
              onUndo={setUndone}
            />
            <div className="stack stack-close">
              <DeskCamera onText={(text) => ask(readCode(text, false))} />
              <CodeField orders={desk.orders} onAsk={ask} onLeave={asked.leave} />
            </div>
          </div>
          <HandedOut handOuts={desk.handOuts} onUndo={setUndone} />
        </>
      )}
      {undone && (
        <ReasonDialog
          way="undo"
          order={undone}
          onChanged={({ id }) => {
            asked.forget(id);
            void refetch();
          }}
          onClose={() => setUndone(null)}
        />
      )}
    </div>
  );
}

/** Gives a signal for each code's response, once it is there. */
function useSignal(count: number | undefined, tone: string | undefined): void {
  const give = useEffectEvent(() => {
    if (tone === 'green' || tone === 'done' || tone === 'yellow' || tone === 'red')
      giveSignal(tone);
  });
  useEffect(() => give(), [count, tone]);
}
