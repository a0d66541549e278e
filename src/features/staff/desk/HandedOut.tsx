import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canChange } from '#src/domain/outbox/outbox-post.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { DeskHandOut, OwnHandOut } from '#src/sync/staff/use-desk.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { ShowMore } from '#src/ui/base/ShowMore/ShowMore.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { Row } from '../list/Row.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { isInConflict } from './entry.ts';
import type { Undone } from './EntryRow.tsx';

/** Rows that are shown at first, and that come at a time. */
const FIRST = 10;

interface HandedOutProps {
  /** Newest first; null before the service has named them. */
  handOuts: readonly DeskHandOut[] | null;
  /** What this device has handed out and the service does not have, oldest first. */
  unsent: readonly OwnHandOut[];
  onUndo: (order: Undone) => void;
  /** Reports what the service has not taken once more. */
  onRetry: (requestId: string) => void;
}

/** What was handed out here today; the last ten minutes can be taken back. */
export function HandedOut({ handOuts, unsent, onUndo, onRetry }: HandedOutProps) {
  const { t } = useTranslation(['desk', 'orders']);
  const { language, time, dateTime } = useFormat();
  const may = useMay();
  const list = useRef<HTMLUListElement>(null);
  const [most, setMost] = useState(FIRST);
  return (
    <section className="stack stack-tight" aria-labelledby="handed-out">
      <h2 id="handed-out">{t('handedOut.title')}</h2>
      {unsent.length > 0 && <Unsent handOuts={unsent} onUndo={onUndo} onRetry={onRetry} />}
      {handOuts?.length === 0 && unsent.length === 0 && (
        <p className="muted">{t('handedOut.none')}</p>
      )}
      {!handOuts && unsent.length === 0 && <p className="muted">{t('handedOut.unknown')}</p>}
      {handOuts && handOuts.length > 0 && (
        <Card padding="none">
          <ul ref={list} className="ruled">
            {handOuts.slice(0, most).map((one) => {
              const number = t('orders:number', { id: one.orderId });
              return (
                <li key={one.id}>
                  <Row
                    version={String(one.isUndone)}
                    head={
                      <>
                        <strong className="breakable">{one.productName[language]}</strong>
                        {one.isUndone && <Tag icon="undo-2">{t('handedOut.undone')}</Tag>}
                        {isInConflict(one) && (
                          <Tag tone="negative" icon="triangle-alert">
                            {t(`conflict.${one.problem ?? 'twice'}`)}
                          </Tag>
                        )}
                      </>
                    }
                    facts={
                      <>
                        <span className="tabular">{time(one.at)}</span>
                        <span translate="no">{number}</span>
                        <span translate={one.member.name === '' ? undefined : 'no'}>
                          {one.member.name || t('nameless')}
                        </span>
                        <span>{t('handedOut.by', { name: one.by })}</span>
                      </>
                    }
                    actions={
                      one.mayUndo &&
                      may('orders.undo-hand-out') && (
                        <RowButton
                          about={number}
                          variant="quiet"
                          onClick={() => onUndo({ ...one, id: one.orderId })}
                        >
                          {t('undo')}
                        </RowButton>
                      )
                    }
                  >
                    {isInConflict(one) &&
                      one.others.map(({ at, by, place }) => (
                        <p key={at + by} className="small">
                          {t('handedOut.other', {
                            time: dateTime(at),
                            name: by,
                            place: place?.[language] ?? t('nowhere'),
                          })}
                        </p>
                      ))}
                  </Row>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      {handOuts && handOuts.length > FIRST && (
        <ShowMore
          shown={Math.min(most, handOuts.length)}
          total={handOuts.length}
          onMore={() => setMost(most + FIRST)}
          itemAt={(index) => list.current?.children[index]}
        />
      )}
    </section>
  );
}

/** What only this device knows of: it waits for the service, or was not taken by it. */
function Unsent({
  handOuts,
  onUndo,
  onRetry,
}: Pick<HandedOutProps, 'onUndo' | 'onRetry'> & { handOuts: readonly OwnHandOut[] }) {
  const { t } = useTranslation(['desk', 'orders']);
  const { language, time } = useFormat();
  return (
    <Card padding="none">
      <ul className="ruled" aria-label={t('handedOut.unsent')}>
        {handOuts.toReversed().map((post) => {
          const { requestId, body, state, refusal } = post;
          const { orderId: id, productName, doneAt } = body;
          const number = t('orders:number', { id });
          return (
            <li key={requestId}>
              <Row
                version={state}
                head={
                  <>
                    <strong className="breakable">{productName[language]}</strong>
                    {state === 'refused' ? (
                      <Tag tone="negative" icon="triangle-alert">
                        {t('handedOut.refused')}
                      </Tag>
                    ) : (
                      <Tag icon="hourglass">{t('handedOut.waits')}</Tag>
                    )}
                  </>
                }
                facts={
                  <>
                    <span className="tabular">{time(doneAt)}</span>
                    <span translate="no">{number}</span>
                  </>
                }
                actions={
                  <>
                    {state === 'refused' && (
                      <RowButton
                        about={number}
                        variant="outline"
                        onClick={() => onRetry(requestId)}
                      >
                        {t('retry')}
                      </RowButton>
                    )}
                    {canChange(post) && (
                      <RowButton
                        about={number}
                        variant="quiet"
                        onClick={() => onUndo({ id, productName, member: { name: '' }, requestId })}
                      >
                        {t('undo')}
                      </RowButton>
                    )}
                  </>
                }
              >
                {refusal !== null && refusal.text !== null && (
                  <p className="small">{refusal.text}</p>
                )}
              </Row>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
