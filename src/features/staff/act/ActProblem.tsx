import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import type { StaffProblem } from '#src/sync/staff/staff-problem.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

interface ActProblemProps {
  problem: StaffProblem | null;
  /** Which one of several acts. */
  about?: string | undefined;
}

/** Why an act is not done, or that nobody knows whether it is; nothing without a problem. */
export function ActProblem({ problem, about }: ActProblemProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  if (!problem) return null;
  if (problem.kind !== 'refused') {
    return (
      <Alert tone="warning" title={t(`act.${problem.kind}.title`)} live>
        {about !== undefined && <p>{about}</p>}
        <p>{t(`act.${problem.kind}.text`)}</p>
      </Alert>
    );
  }
  const { text, lastAct } = problem;
  return (
    <Alert tone="negative" title={t('act.refused')} live>
      {about !== undefined && <p>{about}</p>}
      {text !== null && <p>{text}</p>}
      {lastAct && (
        <p>{t('act.lastAct', { name: lastAct.by, time: format.relative(lastAct.at) })}</p>
      )}
    </Alert>
  );
}
