import type { ChangedSubject, StoredEvent } from '#src/domain/events/stored-event.ts';
import { operationKind } from '#src/domain/operations/operation.ts';
import { OPERATION_ICONS } from '#src/ui/app/OperationRow/operation-icon.ts';
import type { IconName } from '#src/ui/base/Icon/icons.ts';

/** Icon and colour of an event; its text always stands beside them. */
interface EventLook {
  readonly icon: IconName;
  readonly tone: 'neutral' | 'secondary' | 'positive' | 'negative';
}

const READY_ICONS = { product: 'package-check', service: 'circle-check', event: 'ticket' } as const;

const FRIEND_TONES: Readonly<Record<string, EventLook['tone']>> = {
  working: 'secondary',
  waiting: 'secondary',
  paid: 'positive',
  declined: 'negative',
};

function subjectLook(subject: ChangedSubject): EventLook {
  switch (subject.kind) {
    case 'order':
      return subject.status === 'CANCELLED'
        ? { icon: 'circle-x', tone: 'negative' }
        : { icon: READY_ICONS[subject.productKind], tone: 'positive' };
    case 'invitation':
      return { icon: 'user-round', tone: FRIEND_TONES[subject.status] ?? 'neutral' };
    case 'ticket':
      return subject.isAnswered
        ? { icon: 'message-circle', tone: 'secondary' }
        : { icon: 'headset', tone: 'neutral' };
  }
}

/** How an event looks in the inbox. */
export function eventLook({ operation, subject }: StoredEvent): EventLook {
  if (subject) return subjectLook(subject);
  if (!operation) return { icon: 'credit-card', tone: 'secondary' };
  return {
    icon: OPERATION_ICONS[operationKind(operation.type)],
    tone: operation.amount > 0 ? 'positive' : 'neutral',
  };
}
