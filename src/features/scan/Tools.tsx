import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { PhotoProblem } from './PhotoState.tsx';
import { PhotoTool } from './PhotoTool.tsx';
import type { CameraControl } from './use-camera.ts';
import styles from './Tools.module.css';

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
      <span className={styles.disc}>
        <Icon name={isLit ? 'flashlight' : 'flashlight-off'} />
      </span>
      <span>{t('tools.torch')}</span>
    </button>
  );
}

interface ToolsProps {
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
          <span className={styles.disc}>
            <Icon name="switch-camera" />
          </span>
          <span>{t('tools.switchCamera')}</span>
        </button>
      )}
    </div>
  );
}
