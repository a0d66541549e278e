import '#src/ui/base/Icon/other-icons.ts';
import { useRef, useState } from 'react';
import { useCamera } from '#src/state/page/use-camera.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { LatestCode } from './LatestCode.tsx';
import { PhotoState, type PhotoProblem } from './PhotoState.tsx';
import { ScannedOrders } from './ScannedOrders.tsx';
import { useScanned } from './use-scanned.ts';
import { Viewfinder } from './Viewfinder.tsx';
import styles from './Scan.module.css';

/** The scanner (R2.21): camera above, scanned codes below, entry by hand in every state. */
export function Scan() {
  const container = useRef<HTMLDivElement>(null);
  const scanned = useScanned();
  const [photo, setPhoto] = useState<PhotoProblem | 'reading' | null>(null);
  const read = (text: string): void => {
    setPhoto(null);
    scanned.read(text);
  };
  const enter = (text: string): void => {
    setPhoto(null);
    scanned.enter(text);
  };
  const control = useCamera(container, read);
  const { latest } = scanned;

  return (
    <div className={styles.screen}>
      <Viewfinder
        container={container}
        control={control}
        count={scanned.count}
        onText={read}
        onPhoto={setPhoto}
      />
      <div className={`stack ${styles.sheet}`}>
        {photo && <PhotoState state={photo} />}
        <LatestCode
          latest={latest}
          isFirst={scanned.ids.length === 0}
          onDismiss={scanned.dismiss}
        />
        <ScannedOrders
          ids={scanned.ids}
          fresh={latest?.kind === 'added' ? latest.ids : []}
          onRemove={scanned.remove}
        />
        <CodeEntry onCode={enter} />
      </div>
    </div>
  );
}
