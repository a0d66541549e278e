import { createRoot } from 'react-dom/client';
import { useSnapshot } from 'valtio';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { pageBuild } from '#src/platform/worker/app-update.ts';
import { debugMessage, followRequests } from '#src/state/page/debug-message.ts';
import styles from './DebugMessage.module.css';

/** Key of the local storage that turns the message on, whatever its value (R9.15). */
const SWITCH_KEY = 'debug-mode';

function DebugMessage() {
  const translate = useTranslate();
  const { requests } = useSnapshot(debugMessage);
  const marker = requests[0]?.marker ?? '—';
  return (
    <details className={styles.message}>
      <summary>
        {`${SWITCH_KEY} · ${marker} · ${translate({ ru: 'сборка', uz: 'yigʻma' })} ${pageBuild() || '—'}`}
      </summary>
      <ul>
        {requests.map(({ id, call, status }) => (
          <li key={id}>{`${status ?? '…'} ${call} ${id}`}</li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Shows the debug message over the page while the local storage has `debug-mode` (R9.15): the client marker, the
 * build, and the last requests with their ids. Only development builds contain it.
 */
export function showDebugMessage(): void {
  if (localStorage.getItem(SWITCH_KEY) === null) return;
  followRequests();
  createRoot(document.body.appendChild(document.createElement('div'))).render(<DebugMessage />);
}
