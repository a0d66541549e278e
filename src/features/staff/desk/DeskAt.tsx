import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { prefetchScanner } from '#src/platform/camera/prefetch-scanner.ts';
import { giveSignal } from '#src/platform/page/signal.ts';
import { keepScreenAwake } from '#src/platform/page/wake-lock.ts';
import { keepStaffFiles } from '#src/platform/worker/stored-files.ts';
import { requestConfirmation } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { useDesk } from '#src/sync/staff/use-desk.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Absent, RowsSkeleton } from '../list/StaffRows.tsx';
import { ReasonDialog } from '../orders/ReasonDialog.tsx';
import { CodeField } from './CodeField.tsx';
import type { DeskPlace } from './desk-place.ts';
import { DeskCamera } from './DeskCamera.tsx';
import type { Tone } from './entry.ts';
import type { Undone } from './EntryRow.tsx';
import { HandedOut } from './HandedOut.tsx';
import { readCode, type Asked } from './read-code.ts';
import { Result } from './Result.tsx';
import { useAsked } from './use-asked.ts';
import styles from './Desk.module.css';

interface DeskAtProps {
  place: DeskPlace;
  /** Another place is to be chosen. */
  onLeave: () => void;
}

/** The desk of a pickup place: the response to the last code, and where the next one comes from (R12.1). */
export function DeskAt({ place, onLeave }: DeskAtProps) {
  const { t } = useTranslation(['desk', 'screens']);
  const { language, number, time } = useFormat();
  const { desk, own, unsent, problem, isAwaited, refetch } = useDesk(place.id);
  const { reachable } = useSnapshot(network);
  const stale = problem?.kind ?? (reachable ? null : 'offline');
  const asked = useAsked(place.id, desk, own);
  const waiting = useMemo(
    () => new Map([...(desk?.orders ?? [])].filter(([id]) => !own.has(id))),
    [desk, own],
  );
  const { response } = asked;
  const ask = (code: Asked): void => {
    asked.ask(code);
    // What is on the screen may be a quarter of a minute old.
    void refetch();
    void asked.askAgain();
  };
  const [undone, setUndone] = useState<Undone | null>(null);
  const takeBack = useTakeBack(asked.forget);
  const write = useWrite();
  const retry = async (requestId: string): Promise<void> => {
    // When the code cannot be loaded without a network, the report stays as it is.
    const writes = write ? await write().catch(() => null) : null;
    await writes?.retryPost(requestId);
  };
  const undo = (order: Undone): void => {
    if (order.requestId === undefined) setUndone(order);
    else void takeBack(order.id, order.requestId);
  };
  useEffect(() => keepScreenAwake(), []);
  // Without a network the desk needs its screen and its scanner most.
  useEffect(() => void keepStaffFiles(), []);
  useEffect(prefetchScanner, []);
  useSignal(response?.count, response?.tone);
  const isLoading = isAwaited && !problem;
  const unsentHere = unsent.filter(({ body }) => body.place === place.id);
  const recorded =
    desk?.handOuts?.filter(({ isUndone, problem }) => !isUndone && problem === null) ?? null;

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
          {recorded && (
            <span>{t('today', { number: number(recorded.length + unsentHere.length) })}</span>
          )}
          {desk && <span className="muted">{t('waiting', { number: number(waiting.size) })}</span>}
        </p>
        <button type="button" className={`centred ${styles.round}`} onClick={onLeave}>
          <Icon name="store" title={t('change')} />
        </button>
      </header>
      {desk && stale && (
        <Alert tone="warning" live>
          {t(`stale.${stale}`, { time: time(desk.at) })}
        </Alert>
      )}
      {!desk && isLoading && <RowsSkeleton />}
      {!desk && !isLoading && <Absent problem={problem} onRetry={refetch} />}
      {desk && (
        <>
          <div className={styles.panes}>
            <Result
              place={place}
              codeKey={desk.codeKey}
              asked={asked}
              onOutcome={() => void refetch()}
              onUndo={undo}
              onRetry={(requestId) => void retry(requestId)}
            />
            <div className="stack stack-close">
              <DeskCamera onText={(text, isQr) => ask(readCode(text, isQr ? 'qr' : 'bars'))} />
              <CodeField orders={waiting} onAsk={ask} onLeave={asked.leave} />
            </div>
          </div>
        </>
      )}
      {(desk || unsent.length > 0) && (
        <HandedOut
          handOuts={desk?.handOuts ?? null}
          unsent={unsent}
          onUndo={undo}
          onRetry={(requestId) => void retry(requestId)}
        />
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

/** Takes back a hand-out that is on this device only, once a person has confirmed it. */
function useTakeBack(onTaken: (orderId: number) => void) {
  const { t } = useTranslation('desk');
  const write = useWrite();
  return async (orderId: number, requestId: string): Promise<void> => {
    const isConfirmed = await requestConfirmation({
      title: t('takeBack.title'),
      text: t('takeBack.text', { id: orderId }),
      confirmText: t('takeBack.confirm'),
      cancelText: t('takeBack.keep'),
      danger: true,
    });
    const writes = isConfirmed && write ? await write().catch(() => null) : null;
    // What has left meanwhile is taken back as one that is recorded.
    if (writes && (await writes.deletePost(requestId))) onTaken(orderId);
  };
}

/** Gives a signal for each code's response, once it is there. */
function useSignal(count: number | undefined, tone: Tone | undefined): void {
  // What is recorded later was heard when it was done.
  const signal = tone === 'kept' ? 'done' : tone;
  const give = useEffectEvent(() => {
    if (signal !== undefined && signal !== 'asking') giveSignal(signal);
  });
  useEffect(() => give(), [count, signal]);
}
