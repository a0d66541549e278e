import { useEffect, useState } from 'react';
import { NOTIFICATION_KINDS, type NotificationKind } from '#src/domain/events/notification.ts';
import { withTimeout } from '#src/platform/network/with-timeout.ts';
import { pushAbility, requestPushPermission } from '#src/platform/worker/push.ts';
import { useWrite } from '../use-write.ts';
import { notificationChoice } from './notification-choice.ts';

/** Why nothing changed: the browser forbids it, or something could not be reached. */
export type NotificationProblem = 'denied' | 'failed';

/** A push service that is away lets a browser wait for minutes, in ms. */
const LIMIT_MS = 15_000;

/** What this device is notified about, and its change by the member (R9.7). */
export function useNotifications() {
  const [kinds, setKinds] = useState(() => notificationChoice()?.kinds ?? []);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NotificationProblem | null>(null);
  const write = useWrite();

  useEffect(() => {
    const follow = () => setKinds(notificationChoice()?.kinds ?? []);
    // Another tab has stored a choice.
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  const change = async (next: readonly NotificationKind[]): Promise<NotificationProblem | null> => {
    if (next.length > 0 && !(await requestPushPermission())) {
      // A member who dismisses the browser's prompt gets it again at the next press.
      return pushAbility() === 'denied' ? 'denied' : null;
    }
    if (!write) return 'failed';
    try {
      const { chooseNotifications } = await write();
      const chosen = chooseNotifications(next).then(() => {
        // Also when it comes after the limit: the switches show what holds.
        setKinds(notificationChoice()?.kinds ?? []);
        setProblem(null);
      });
      await withTimeout(LIMIT_MS, chosen);
      return null;
    } catch {
      return 'failed';
    }
  };
  /** Called in the event handler of a press, because it may request the permission. */
  const choose = async (kind: NotificationKind, isWanted: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    // Another tab may have chosen since.
    const chosen = notificationChoice()?.kinds ?? [];
    const next = NOTIFICATION_KINDS.filter((one) =>
      one === kind ? isWanted : chosen.includes(one),
    );
    setProblem(await change(next));
    setBusy(false);
  };
  return { ability: pushAbility(), kinds, isBusy, problem, choose };
}
