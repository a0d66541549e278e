import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useFormat } from '#src/i18n/use-format.ts';
import { session } from '#src/state/session/session.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { usePlaces } from '../list/use-places.ts';
import { StaffPage } from '../page/StaffPage.tsx';
import { storedPlace, storePlace, type DeskPlace } from './desk-place.ts';
import { DeskAt } from './DeskAt.tsx';
import styles from './Desk.module.css';

/** /desk: staff hands out orders at a pickup place, which the device remembers (R12.1). */
export function Desk() {
  const { t } = useTranslation(['desk', 'screens']);
  const { language } = useFormat();
  const may = useMay();
  const places = usePlaces();
  const { status } = useSnapshot(session);
  const [chosen, setChosen] = useState(storedPlace);
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = (place: DeskPlace) => {
    storePlace(place);
    setChosen(place);
    setIsChoosing(false);
  };
  // Of a place that was renamed meanwhile the list has the new name; one that never was is chosen anew.
  const place = places.rows ? places.rows.find(({ id }) => id === chosen?.id) : chosen;
  if (place && !isChoosing && may('desk.open') && status !== 'anonymous') {
    return <DeskAt key={place.id} place={place} onLeave={() => setIsChoosing(true)} />;
  }
  return (
    <StaffPage
      act="desk.open"
      title={t('screens:Desk')}
      {...((places.rows || !chosen) && { lead: t('choice.lead') })}
    >
      {place && isChoosing && (
        <Button variant="soft" icon="arrow-left" onClick={() => setIsChoosing(false)}>
          {t('choice.stay', { place: place.name[language] })}
        </Button>
      )}
      <StaffRows
        label={t('choice.label')}
        list={{ ...places, rows: places.rows?.filter(({ isWithdrawn }) => !isWithdrawn) ?? null }}
        empty={{ picture: 'parcel', title: t('choice.none.title'), text: t('choice.none.text') }}
      >
        {({ id, name, address }) => (
          <button
            type="button"
            className={`row ${styles.choice}`}
            onClick={() => choose({ id, name })}
          >
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
