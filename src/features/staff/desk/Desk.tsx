import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { readStored, writeStored } from '#src/platform/web-storage.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { usePlaces } from '../list/use-places.ts';
import { StaffPage } from '../page/StaffPage.tsx';
import { DeskAt } from './DeskAt.tsx';
import styles from './Desk.module.css';

const KEY = 'SF_DESK';

/** /desk: staff hands out orders at a pickup place, which the device remembers (R12.1). */
export function Desk() {
  const { t } = useTranslation(['desk', 'screens']);
  const { language } = useFormat();
  const may = useMay();
  const places = usePlaces();
  const [chosen, setChosen] = useState(() => Number(readStored('local', KEY)));
  const choose = (id: number | null) => {
    writeStored('local', KEY, id === null ? null : String(id));
    setChosen(id ?? 0);
  };
  const place = places.rows?.find(({ id }) => id === chosen);
  if (place && may('desk.open')) {
    return <DeskAt key={place.id} place={place} onLeave={() => choose(null)} />;
  }
  return (
    <StaffPage
      act="desk.open"
      title={t('screens:Desk')}
      {...((places.rows || !chosen) && { lead: t('choice.lead') })}
    >
      <StaffRows
        label={t('choice.label')}
        list={{ ...places, rows: places.rows?.filter(({ isWithdrawn }) => !isWithdrawn) ?? null }}
        empty={{ picture: 'parcel', title: t('choice.none.title'), text: t('choice.none.text') }}
      >
        {({ id, name, address }) => (
          <button type="button" className={`row ${styles.choice}`} onClick={() => choose(id)}>
            <Icon name="store" />
            <span className="stack stack-dense breakable">
              <strong>{name[language]}</strong>
              <span className="muted small">{address[language]}</span>
            </span>
          </button>
        )}
      </StaffRows>
    </StaffPage>
  );
}
