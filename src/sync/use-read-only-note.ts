import { useTranslation } from 'react-i18next';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';

/** What a form that writes says beside its button in owner view (R6.3); null in the member's own area. */
export function useReadOnlyNote(): string | null {
  const { t } = useTranslation('viewing');
  return isOwnerView() ? t('note') : null;
}
