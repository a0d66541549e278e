import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { countOnlyHere, loadStoredAmounts } from '#src/data/db/stored-amounts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import {
  type DeviceStorage,
  readDeviceStorage,
  requestPersistence,
} from '#src/platform/install/device-storage.ts';
import { requestConfirmation } from '#src/state/page/dialogs.ts';
import { storage } from '#src/state/session/storage.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './StoredData.module.css';

const MEGABYTE = 1_000_000;

interface RowProps {
  readonly name: string;
  readonly value: string;
  /** When it was received, in ms: null for never, undefined for data that is not received. */
  readonly updatedAt?: number | null;
}

function Row({ name, value, updatedAt }: RowProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={`row ${styles.row}`}>
      <dt>
        <span>{name}</span>
        {updatedAt === null && <span className="muted small">{t('stored.never')}</span>}
        {typeof updatedAt === 'number' && <DataTime updatedAt={updatedAt} />}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What is stored, row by row, with its time. */
function Amounts({ used }: { readonly used: number | null }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const amounts = useStored(loadStoredAmounts);
  const unsent = useStored(countOnlyHere);
  if (!amounts || unsent === undefined) {
    return (
      <LoadingRegion>
        <Skeleton shape="block" height="19rem" />
      </LoadingRegion>
    );
  }
  return (
    <dl className="ruled">
      {amounts.map(({ name, amount, updatedAt }) => (
        <Row
          key={name}
          name={t(`stored.${name}`)}
          updatedAt={updatedAt}
          value={format.number(amount)}
        />
      ))}
      {unsent > 0 && <Row name={t('stored.unsent')} value={format.number(unsent)} />}
      {used !== null && (
        <Row
          name={t('stored.used')}
          value={t('stored.megabytes', { number: format.number(Math.ceil(used / MEGABYTE)) })}
        />
      )}
    </dl>
  );
}

/** What this device stores, whether the browser keeps it, and its deletion (R9.12). */
export function StoredData({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation(['settings', 'screens']);
  const titleId = useId();
  const { mode } = useSnapshot(storage);
  const [device, setDevice] = useState<DeviceStorage | null>(null);
  const [isRefused, setRefused] = useState(false);
  const read = () => void readDeviceStorage().then(setDevice);
  useEffect(read, []);

  const keep = async () => {
    setRefused(!(await requestPersistence()));
    read();
  };
  const clear = async () => {
    const isConfirmed = await requestConfirmation({
      title: t('clear.title'),
      text: t('clear.text'),
      confirmText: t('clear.confirm'),
      danger: true,
    });
    if (isConfirmed) onClear();
  };

  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack">
        <div>
          <h2 id={titleId}>{t('stored.title')}</h2>
          <p className="muted small">{t(mode === 'memory' ? 'stored.memory' : 'stored.text')}</p>
        </div>
        <Amounts used={device?.used ?? null} />
        {mode === 'device' && device?.isPersistent === true && (
          <p className="small">{t('stored.kept')}</p>
        )}
        {mode === 'device' && device?.isPersistent === false && (
          <div className="stack stack-tight">
            <p className="small" role="status">
              {t(isRefused ? 'stored.refused' : 'stored.notKept')}
            </p>
            <div>
              <Button variant="soft" size="small" onClick={() => void keep()}>
                {t('stored.keep')}
              </Button>
            </div>
          </div>
        )}
        <div className={`wrapping-row ${styles.actions}`}>
          <LinkButton variant="soft" icon="hourglass" to={hrefs.waiting()}>
            {t('screens:Waiting')}
          </LinkButton>
          <Button variant="outline" icon="trash" onClick={() => void clear()}>
            {t('clear.action')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
