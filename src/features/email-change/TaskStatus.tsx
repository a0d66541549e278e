import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import type { EmailFailure } from './use-email-tasks.ts';

interface TaskStatusProps {
  failure: EmailFailure | null;
  /** What the missing network means here: typed values are kept, a code cannot be checked, or nothing is due. */
  offline?: 'typed' | 'code' | 'waits';
}

/** What became of the last task, in the service's words where it gave any; and the network. */
export function TaskStatus({ failure, offline = 'code' }: TaskStatusProps) {
  const { t } = useTranslation('email');
  const { reachable } = useSnapshot(network);
  const failed = ({ task, error, isLost }: EmailFailure): string => {
    // A text would be that of somebody on the way.
    if (isLost) return t(`problem.lost.${task}`);
    if (!error) return t('problem.notLoaded');
    return error.text ?? t(`problem.${task}`);
  };
  return (
    <div role="status">
      {failure && <Alert tone={failure.isLost ? 'warning' : 'negative'}>{failed(failure)}</Alert>}
      {!failure && !reachable && <Alert tone="warning">{t(`problem.offline.${offline}`)}</Alert>}
    </div>
  );
}
