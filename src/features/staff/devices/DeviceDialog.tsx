import { useTranslation } from 'react-i18next';
import { deskDeviceResponse } from '#src/contract/acts/desk.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { ActDialog } from '../act/ActDialog.tsx';
import type { Device } from './devices.ts';

interface DeviceDialogProps {
  device: Device;
  onChanged: (device: Device) => void;
  onClose: () => void;
}

/** Withdraws a device, or takes that back. */
export function DeviceDialog({ device, onChanged, onClose }: DeviceDialogProps) {
  const { t } = useTranslation('devices');
  const { language } = useFormat();
  const { act, ...state } = useAct(deskDeviceResponse);
  const { id, name, place, isWithdrawn } = device;
  const way = isWithdrawn ? 'back' : 'away';
  const withdraw = async () => {
    const path = `/desk/devices/${id}/withdrawal` as const;
    return act({ path, body: { isWithdrawn: !isWithdrawn } }, ({ device }) => {
      announce(t(`${way}.done`));
      onChanged(device);
    });
  };
  return (
    <ActDialog
      {...state}
      title={t(`${way}.title`)}
      confirm={t(`${way}.confirm`)}
      content="brief"
      isDanger={way === 'away'}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p>{t(`${way}.text`, { name, place: place[language] })}</p>
    </ActDialog>
  );
}
