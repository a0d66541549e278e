import '#src/ui/base/Icon/other-icons.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { config } from '#src/platform/config.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { network } from '#src/state/page/network.ts';
import { showToast } from '#src/state/page/overlays.ts';
import { boot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { storage } from '#src/state/session/storage.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './Development.module.css';

/** Deliberate faults. */
function Broken(): never {
  throw new Error('Broken on purpose by the development screen');
}

/** The app's current state and its deliberate faults; only in development builds (R2.9). */
export function Development() {
  const translate = useTranslate();
  const [isBroken, setBroken] = useState(false);
  const facts = {
    brand: currentBrand().name,
    boot: useSnapshot(boot),
    session: useSnapshot(session),
    network: useSnapshot(network),
    storage: useSnapshot(storage),
    sync: useSnapshot(syncStatus),
    config: config(),
  };
  return (
    <div className="column stack">
      <ScreenTitle>{translate({ ru: 'Разработка', uz: 'Ishlab chiqish' })}</ScreenTitle>
      <div className="wrapping-row">
        <Button variant="soft" onClick={() => showToast({ text: '200 OK' })}>
          {translate({ ru: 'Показать сообщение', uz: 'Xabar koʻrsatish' })}
        </Button>
        <Button variant="soft" onClick={() => showToast({ text: '500', color: 'error' })}>
          {translate({ ru: 'Показать ошибку', uz: 'Xato koʻrsatish' })}
        </Button>
        <Button variant="danger" onClick={() => setBroken(true)}>
          {translate({ ru: 'Сломать экран', uz: 'Ekranni buzish' })}
        </Button>
      </div>
      {isBroken && <Broken />}
      {Object.entries(facts).map(([name, value]) => (
        <Card key={name} as="section" labelledBy={`fact-${name}`}>
          <h2 id={`fact-${name}`}>{name}</h2>
          <pre className={styles.value}>{JSON.stringify(value, null, 2)}</pre>
        </Card>
      ))}
    </div>
  );
}
