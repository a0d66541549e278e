import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_SCANNED_ORDERS } from '#src/domain/orders/scanned-code.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import type { StaffProblem } from '#src/sync/staff/staff-problem.ts';
import { useCodeHint, type MarkedCode } from '#src/sync/staff/use-code-hint.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { ActProblem } from '../act/ActProblem.tsx';
import { RowActions } from '../list/RowActions.tsx';
import type { DeskPlace } from './desk-place.ts';
import { doubtOf, type Tone } from './entry.ts';
import { EntryRow, type Undone } from './EntryRow.tsx';
import type { Asked } from './read-code.ts';
import type { DeskResponse, useAsked } from './use-asked.ts';
import { useResponseWords } from './use-response-words.ts';
import styles from './Result.module.css';

const ICONS: Readonly<Record<Tone, IconName>> = {
  green: 'circle-check',
  done: 'package-check',
  kept: 'hourglass',
  red: 'ban',
  yellow: 'triangle-alert',
  asking: 'hourglass',
};

interface ResultProps {
  place: DeskPlace;
  /** Verifies the marks of combined codes; undefined while it is not known. */
  codeKey: string | undefined;
  asked: ReturnType<typeof useAsked>;
  /** Hand-outs have ended, by whatever outcome. */
  onOutcome: () => void;
  onUndo: (order: Undone) => void;
  /** Reports what the service has not taken once more. */
  onRetry: (requestId: string) => void;
}

/** The response to the last code, in a colour and a shape that are seen from afar; before the first, what to do. */
export function Result(props: ResultProps) {
  const { t } = useTranslation('desk');
  const { response } = props.asked;
  const section = useRef<HTMLElement>(null);
  const count = response?.count;
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    // On a phone the field of the code is below it.
    if (count !== undefined && top < 0) section.current?.scrollIntoView();
  }, [count]);
  return (
    <section
      ref={section}
      className={styles.result}
      data-tone={response?.tone ?? 'idle'}
      aria-label={t('result.label')}
    >
      <Unfinished asked={props.asked} />
      {response ? (
        <Shown key={response.count} {...props} response={response} />
      ) : (
        <div className={styles.head}>
          <Icon name="scan-barcode" size={72} />
          <h2 className={styles.title}>{t('idle.title')}</h2>
          <p>{t('idle.text')}</p>
        </div>
      )}
    </section>
  );
}

interface Refused {
  readonly id: number;
  readonly problem: StaffProblem;
}

/** Hands out an order; resolves with why it is not handed out, or with null. */
async function handOutOne(
  write: Write,
  order: { readonly id: number; readonly productName: LocalText },
  place: number,
): Promise<StaffProblem | null> {
  const writes = await write().catch(() => null);
  if (!writes) return { kind: 'offline' };
  const outcome = await writes.handOut(order, place);
  return typeof outcome === 'object' ? outcome : null;
}

/**
 * Orders that are not handed out although their codes were shown, and those that were handed out twice or did not count:
 * they stay in sight until somebody returns to them.
 */
function Unfinished({ asked }: Pick<ResultProps, 'asked'>) {
  const { t } = useTranslation('desk');
  const { skipped, failed, conflicts, ask, dismiss } = asked;
  const ids = [...failed, ...skipped, ...conflicts].slice(0, MOST_SCANNED_ORDERS);
  if (ids.length === 0) return null;
  return (
    <div className={`spread ${styles.skipped}`} role="alert">
      <div>
        {failed.length > 0 && <p>{t('result.failed', { ids: failed.join(', ') })}</p>}
        {conflicts.length > 0 && <p>{t('result.conflicts', { ids: conflicts.join(', ') })}</p>}
        {skipped.length > 0 && <p>{t('result.skipped', { ids: skipped.join(', ') })}</p>}
      </div>
      <div className="wrapping-row">
        <Button size="small" variant="outline" onClick={() => ask({ kind: 'orders', ids })}>
          {t('result.return')}
        </Button>
        <Button size="small" variant="quiet" onClick={dismiss}>
          {t('result.dismiss')}
        </Button>
      </div>
    </div>
  );
}

/** A code of several orders that was read; null for another one. */
const combinedCode = (asked: Asked): MarkedCode | null =>
  asked.kind === 'orders' && asked.ids.length > 1 && asked.mark !== undefined
    ? { ids: asked.ids, mark: asked.mark }
    : null;

/** What to know of a combined code besides its orders. */
function Hint({ asked, codeKey }: Pick<ResultProps, 'codeKey'> & { asked: Asked }) {
  const { t } = useTranslation('desk');
  const { relative } = useFormat();
  const code = useMemo(() => combinedCode(asked), [asked]);
  const hint = useCodeHint(code, codeKey);
  if (!hint) return null;
  const time = hint.kind === 'old' ? relative(hint.at) : '';
  return (
    <p className={`small ${styles.hint}`} role="status">
      {t(`hint.${hint.kind}`, { time })}
    </p>
  );
}

function Shown({
  place,
  codeKey,
  asked,
  response,
  onOutcome,
  onUndo,
  onRetry,
}: ResultProps & { response: DeskResponse }) {
  const { t } = useTranslation(['desk', 'orders']);
  const words = useResponseWords();
  const write = useWrite();
  const [isRunning, setIsRunning] = useState(false);
  const [problems, setProblems] = useState<readonly Refused[]>([]);
  const { tone, entries, chosen, others, count } = response;
  const ready = entries.filter(({ state }) => state === 'ready');
  const title = words.title(response);
  const lead = words.lead(response);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if ((tone === 'done' || tone === 'kept') && document.activeElement === document.body)
      heading.current?.focus();
  }, [tone]);
  useEffect(() => {
    if (tone !== 'asking') announce(`${title}. ${lead}`);
  }, [tone, title, lead]);

  /** Each of them by itself: one that is refused does not keep back the others. */
  const handOut = async (): Promise<void> => {
    if (!write) return;
    setIsRunning(true);
    setProblems([]);
    asked.send(
      count,
      chosen.map(({ id }) => id),
    );
    const refused: Refused[] = [];
    for (const entry of chosen) {
      const { id, product } = entry;
      // Of what is ready the product is known.
      const problem = product && (await handOutOne(write, { id, productName: product }, place.id));
      if (problem) {
        refused.push({ id, problem });
        asked.fail(count, id);
      } else asked.settle(count, entry);
    }
    asked.send(count, []);
    setProblems(refused);
    setIsRunning(false);
    onOutcome();
  };
  return (
    <>
      <div className={styles.head}>
        <Icon name={ICONS[tone]} size={72} />
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
        <Hint asked={response.asked} codeKey={codeKey} />
      </div>
      {entries.length > 0 && (
        <div className={`stack stack-close ${styles.sheet}`}>
          <ul className="ruled" aria-label={t('result.orders')}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryRow
                  entry={entry}
                  isOneOf={entries.length}
                  lead={lead}
                  isChosen={chosen.includes(entry)}
                  onChoose={
                    ready.length > 1 && entry.state === 'ready' && !isRunning
                      ? (isChosen) => asked.choose(entry.id, isChosen)
                      : undefined
                  }
                  onUndo={onUndo}
                  onRetry={onRetry}
                />
              </li>
            ))}
          </ul>
          {entries.some(({ state }) => state === 'unasked') && (
            <Button variant="soft" wide onClick={() => void asked.askAgain()}>
              {t('result.again')}
            </Button>
          )}
          {others.length > 0 && tone !== 'asking' && (
            <RowActions version={`${count} ${tone}`}>
              <Button
                variant="soft"
                wide
                disabled={isRunning}
                onClick={() =>
                  asked.ask({ kind: 'orders', ids: [...ready.map(({ id }) => id), ...others] })
                }
              >
                {t('result.more', { count: others.length })}
              </Button>
            </RowActions>
          )}
          {ready.length > 0 && (
            <div className={`stack stack-tight ${styles.act}`}>
              {problems.map(({ id, problem }) => (
                <ActProblem
                  key={id}
                  problem={problem}
                  about={
                    chosen.length + problems.length > 1 ? t('orders:number', { id }) : undefined
                  }
                />
              ))}
              <RowActions version={String(count)}>
                <Button
                  wide
                  icon="package-check"
                  busy={isRunning}
                  disabled={chosen.length === 0}
                  onClick={() => void handOut()}
                >
                  {t(chosen.some(doubtOf) ? 'result.checked' : 'result.handOut', {
                    count: chosen.length,
                  })}
                </Button>
              </RowActions>
            </div>
          )}
        </div>
      )}
    </>
  );
}
