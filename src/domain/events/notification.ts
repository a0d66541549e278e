import { hasShape, isListOf, isText, type Checked } from '../shape.ts';

/** What a member may be notified about on a device (R9.7), in the order of the settings. */
export const NOTIFICATION_KINDS = ['order', 'friend', 'coins'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification as the app's worker gets it from the service. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** What it opens, below the origin, such as `/my/inbox`. */
  readonly path: string;
  /** It replaces an earlier notification of the same tag. */
  readonly tag: string;
  readonly icon: string;
  /** Number of orders that are ready, for the app's icon; absent where it is not about an order. */
  readonly ready?: number | undefined;
}

const isKind = (value: unknown): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value);

export const isNotificationChoice = hasShape({
  endpoint: isText,
  kinds: isListOf(isKind),
  /** In which the service writes. */
  language: isText,
});
/** What the member chose on this device, and the subscription that the service has for it. */
export type NotificationChoice = Checked<typeof isNotificationChoice>;
