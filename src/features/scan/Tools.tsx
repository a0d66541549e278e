import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { PhotoProblem } from './PhotoState.tsx';
import { PhotoTool } from './PhotoTool.tsx';
import { Torch } from './Torch.tsx';
import type { CameraControl } from './use-camera.ts';
import styles from './Tools.module.css';

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
