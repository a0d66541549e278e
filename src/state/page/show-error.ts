import i18next from 'i18next';
import { lacksResponse, ServiceError } from '#src/domain/service-error.ts';
import { showToast } from './overlays.ts';

/** Statuses whose text needs no general text before it: it says what to do. */
const PLAIN_STATUSES: readonly (number | null)[] = [400, 403, 409, null];

function textOf(error: ServiceError): string {
  const general = i18next.t('errors:general');
  if (error.text === null) return general;
  return PLAIN_STATUSES.includes(error.status) ? error.text : `${general} ${error.text}`;
}

/**
 * Shows an error that has no place of its own on the screen as a toast: of a request by the rule of R8.2, of
 * anything else by the general text. Silence and a portal's page have no toast, because the status bar shows the
 * network (R9.11), and neither has a session that has ended.
 */
export function showError(error: unknown): void {
  if (!(error instanceof ServiceError)) {
    showToast({ text: i18next.t('common:error'), color: 'error' });
    return;
  }
  const isNetwork = lacksResponse(error) && (error.status ?? 0) < 400;
  if (!isNetwork && error.category !== 'unauthenticated') {
    showToast({ text: textOf(error), color: 'error' });
  }
}
