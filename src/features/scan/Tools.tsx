import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoReading } from '#src/platform/camera/read-photo.ts';
import type { CameraControl } from '#src/state/page/use-camera.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { PhotoProblem } from './PhotoState.tsx';
import styles from './Tools.module.css';

/** Reads a photo; a reader chunk that cannot be loaded is reported like a decoder that cannot. */
async function readPhoto(file: File): Promise<PhotoReading> {
  try {
    const reader = await import('#src/platform/camera/read-photo.ts');
    return await reader.readPhoto(file);
  } catch {
    return { kind: 'notLoaded' };
  }
}

/**
 * Reads the code from a picture that the person picks or takes. The result is dropped when the tool has
 * left the screen or another picture is picked meanwhile.
 */
function PhotoTool({ onText, onPhoto }: Pick<ToolsProps, 'onText' | 'onPhoto'>) {
  const { t } = useTranslation('scan');
  const [photo, setPhoto] = useState<File | null>(null);
  // The callback must see the current render: other codes may be read in the meantime.
  const report = useEffectEvent((reading: PhotoReading) => {
    if (reading.kind === 'text') onText(reading.text);
    else onPhoto(reading.kind);
  });
  useEffect(() => {
    if (!photo) return;
    const left = new AbortController();
    void readPhoto(photo).then((reading) => {
      if (!left.signal.aborted) report(reading);
    });
    return () => left.abort();
  }, [photo]);

  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // Picking the same file again must fire a change event too.
    currentTarget.value = '';
    onPhoto('reading');
    setPhoto(file);
  };
  return (
    <label className={styles.tool}>
      <input className="cover-control" type="file" accept="image/*" onChange={pick} />
      <span className={`centred ${styles.disc}`}>
        <Icon name="image" />
      </span>
      <span>{t('tools.photo')}</span>
    </label>
  );
}

interface TorchProps {
  /** Resolves to whether the light has switched. */
  setTorch: (on: boolean) => Promise<boolean>;
}

/** Switches the camera's light. */
function Torch({ setTorch }: TorchProps) {
  const { t } = useTranslation('scan');
  const [isLit, setLit] = useState(false);
  const toggle = async (): Promise<void> => {
    if (await setTorch(!isLit)) setLit(!isLit);
  };
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isLit}
      onClick={() => void toggle()}
    >
      <span className={`centred ${styles.disc}`}>
        <Icon name={isLit ? 'flashlight' : 'flashlight-off'} />
      </span>
      <span>{t('tools.torch')}</span>
    </button>
  );
}

export interface ToolsProps {
  control: CameraControl;
  onText: (text: string) => void;
  onPhoto: (state: PhotoProblem | 'reading' | null) => void;
}

/** Photo in every state; torch and another camera where the device has them. */
export function Tools({ control, onText, onPhoto }: ToolsProps) {
  const { t } = useTranslation('scan');
  const { status, switchCamera } = control;
  const setTorch = status.kind === 'on' ? status.camera.setTorch : null;
  return (
    <div className={styles.tools}>
      {setTorch && <Torch setTorch={setTorch} />}
      <PhotoTool onText={onText} onPhoto={onPhoto} />
      {switchCamera && (
        <button type="button" className={styles.tool} onClick={switchCamera}>
          <span className={`centred ${styles.disc}`}>
            <Icon name="switch-camera" />
          </span>
          <span>{t('tools.switchCamera')}</span>
        </button>
      )}
    </div>
  );
}
