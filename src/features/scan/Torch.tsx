import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Tools.module.css';

interface TorchProps {
  /** Resolves to whether the light has switched. */
  setTorch: (on: boolean) => Promise<boolean>;
}

/** Switches the camera's light. */
export function Torch({ setTorch }: TorchProps) {
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
