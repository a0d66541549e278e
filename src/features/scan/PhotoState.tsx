import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

/** Why no code came from a photo. */
export type PhotoProblem = 'noCode' | 'unreadable' | 'notLoaded';

/** How the reading of a photo goes. */
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
