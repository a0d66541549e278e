import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { useStaffList } from '#src/sync/staff/use-staff-list.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { Row } from '../list/Row.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { StaffPage } from '../page/StaffPage.tsx';
import { DeviceDialog } from './DeviceDialog.tsx';
import { DEVICES, type Device } from './devices.ts';

/** /staff/devices: an admin takes the list of a desk from a device that was lost (R12.2). */
export function StaffDevices() {
  const { t } = useTranslation(['devices', 'screens']);
  const list = useStaffList(DEVICES, {});
  const [opened, setOpened] = useState<Device | null>(null);
  return (
    <StaffPage act="desk.devices" title={t('screens:StaffDevices')} lead={t('lead')}>
      <StaffRows
        label={t('screens:StaffDevices')}
        list={list}
        empty={{ picture: 'parcel', title: t('empty.title'), text: t('empty.text') }}
      >
        {(device) => <DeviceRow device={device} onOpen={() => setOpened(device)} />}
      </StaffRows>
      {opened && (
        <DeviceDialog device={opened} onChanged={list.put} onClose={() => setOpened(null)} />
      )}
    </StaffPage>
  );
}

function DeviceRow({ device, onOpen }: { device: Device; onOpen: () => void }) {
  const { t } = useTranslation('devices');
  const { language, relative } = useFormat();
  const may = useMay();
  const { name, place, seenAt, isWithdrawn } = device;
  return (
    <Row
      version={String(isWithdrawn)}
      head={
        <>
          <strong className="breakable" translate="no">
            {name}
          </strong>
          {isWithdrawn && <Tag tone="negative">{t('withdrawn')}</Tag>}
        </>
      }
      facts={
        <>
          <span>{place[language]}</span>
          <span>{t('seen', { time: relative(seenAt) })}</span>
        </>
      }
      actions={
        may('desk.withdraw') && (
          <RowButton about={name} variant="quiet" onClick={onOpen}>
            {t(`${isWithdrawn ? 'back' : 'away'}.open`)}
          </RowButton>
        )
      }
    />
  );
}
