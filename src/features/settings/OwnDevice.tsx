import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnDevice, storeOwnDevice } from '#src/platform/stored/own-device.ts';
import { hideAfterEnd } from '#src/sync/area/end-session.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';

/** Whether this device is the member's own, and what follows from it (R4.8). */
export function OwnDevice() {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const [isOwn, setIsOwn] = useState(isOwnDevice);
  const choose = (next: boolean) => {
    storeOwnDevice(next);
    setIsOwn(next);
    if (!next) void hideAfterEnd();
  };
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId}>{t('own.title')}</h2>
        <p className="muted small">{t('own.effect')}</p>
        <Checkbox
          variant="switch"
          label={t('own.label')}
          hint={t(isOwn ? 'own.on' : 'own.off')}
          checked={isOwn}
          onChange={({ target }) => choose(target.checked)}
        />
      </div>
    </Card>
  );
}
