import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoReading } from '#src/platform/camera/read-photo.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { PhotoProblem } from './PhotoState.tsx';
import styles from './Tools.module.css';

interface PhotoToolProps {
  onText: (text: string) => void;
  onPhoto: (state: PhotoProblem | 'reading' | null) => void;
}

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
export function PhotoTool({ onText, onPhoto }: PhotoToolProps) {
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
      <input className={styles.file} type="file" accept="image/*" onChange={pick} />
      <span className={styles.disc}>
        <Icon name="image" />
      </span>
      <span>{t('tools.photo')}</span>
    </label>
  );
}
