import { proxy } from 'valtio';
import { mayShowWrongBonus } from '#src/domain/operations/wrong-bonus.ts';
import { watchedPurchases, type WatchedPurchase } from './watched-purchases.ts';

/** A confirmation before an action (R4.13); labels default to «Отмена» and «Подтвердить». */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly cancelText?: string;
  readonly confirmText?: string;
  /** Neither Escape nor a click outside closes it. */
  readonly persistent?: boolean;
  /** The action cannot be undone. */
  readonly danger?: boolean;
}

/** A message with one button, «Хорошо» unless named otherwise. */
export interface Information {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

/** A large message with «Закрыть» and, where it is named, one action. */
export interface Highlight {
  readonly title: string;
  /** May have several lines. */
  readonly message: string;
  /** Shown large beside the message, which says the same in words. */
  readonly figure?: string;
  readonly action?: string;
}

/** A screen that failed (R4.6). The error's own message is for reports, not for members. */
export interface Failure {
  readonly errorId: string;
  /** The purchase whose dialog was open on the screen: its outcome comes first. */
  readonly purchase: WatchedPurchase | null;
}

/** Dialogs with fixed texts. */
export type PlainDialog =
  | 'call'
  | 'card-off'
  | 'email-completed'
  | 'invite'
  | 'outdated'
  | 'privacy'
  | 'withdraw'
  | 'wrong-bonus'
  | 'wrong-card';

type DialogContent =
  | ({ readonly kind: 'confirm' } & Confirmation)
  | ({ readonly kind: 'info' } & Information)
  | ({ readonly kind: 'highlight' } & Highlight)
  | ({ readonly kind: 'failure' } & Failure)
  | { readonly kind: PlainDialog };

export type OpenDialog = DialogContent & { readonly id: number };

interface Dialogs {
  /** In the order of opening. */
  open: OpenDialog[];
  /** False while their file cannot be loaded: opened dialogs wait. */
  canShow: boolean;
}

export const dialogs = proxy<Dialogs>({ open: [], canShow: true });

/** Messages stay when their screen closes; all other dialogs close with it. */
const MESSAGES: readonly OpenDialog['kind'][] = [
  'email-completed',
  'failure',
  'highlight',
  'info',
  'outdated',
];

const resolvers = new Map<number, (result: boolean) => void>();
let lastId = 0;

function show(content: DialogContent): Promise<boolean> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    resolvers.set(id, resolve);
    dialogs.open.push({ ...content, id });
  });
}

/** Closes a dialog and resolves its promise once; closing without a choice is a no. */
export function closeDialog(id: number, result = false): void {
  dialogs.open = dialogs.open.filter((dialog) => dialog.id !== id);
  resolvers.get(id)?.(result);
  resolvers.delete(id);
}

const closeWhere = (isMeant: (dialog: OpenDialog) => boolean): void => {
  for (const dialog of dialogs.open.filter(isMeant)) closeDialog(dialog.id);
};

/** Closes the dialogs of a screen that the member leaves, as cancelled. */
export const closeScreenDialogs = (): void => closeWhere(({ kind }) => !MESSAGES.includes(kind));

/** Cancels confirmations while dialogs cannot be shown; messages wait. */
export const cancelConfirmations = (): void => closeWhere(({ kind }) => kind === 'confirm');

/** Closes every dialog: the member leaves the page or the area. */
export const closeAllDialogs = (): void => closeWhere(() => true);

/** Opens a confirmation; true only when the member confirmed. */
export const requestConfirmation = (confirmation: Confirmation): Promise<boolean> =>
  show({ kind: 'confirm', ...confirmation });

/** Opens a message; true when the member pressed the button, false when it was closed otherwise. */
export const showInfo = (message: Information): Promise<boolean> =>
  show({ kind: 'info', ...message });

/** Opens a large message; true when the member chose the action. */
export const showHighlight = (message: Highlight): Promise<boolean> =>
  show({ kind: 'highlight', ...message });

/** Explains why the member was redirected from a screen (R4.6). */
export function showFailure(errorId: string): void {
  const [purchase = null] = watchedPurchases.open;
  void show({ kind: 'failure', errorId, purchase });
}

/** Opens a dialog with fixed texts unless it is open already. */
export function openDialog(kind: PlainDialog): void {
  if (kind === 'wrong-bonus' && !mayShowWrongBonus()) return;
  if (!dialogs.open.some((dialog) => dialog.kind === kind)) void show({ kind });
}
