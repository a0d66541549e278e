import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

/** Why a photo gave no code. */
export type PhotoProblem = 'noCode' | 'unreadable' | 'notLoaded';

/** State of reading a photo. */
export function PhotoState({ state }: { state: PhotoProblem | 'reading' }) {
  const { t } = useTranslation(['scan', 'camera']);
  const { reachable } = useSnapshot(network);
  if (state === 'reading') return <p role="status">{t('photo.reading')}</p>;
  if (state === 'notLoaded') {
    return (
      <Alert tone="negative" live>
        {t(reachable ? 'camera:notLoaded' : 'camera:notOnDevice')}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" live>
      {t(`photo.${state}`)}
    </Alert>
  );
}
