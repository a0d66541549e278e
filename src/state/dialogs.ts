import { proxy } from 'valtio';
import { mayShowWrongBonus } from '#src/domain/wrong-bonus.ts';

/** A question before something is done (R4.13); labels fall back to «Отмена» and «Подтвердить». */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly cancelText?: string;
  readonly confirmText?: string;
  /** Neither Escape nor a press outside answers it. */
  readonly persistent?: boolean;
  /** What is confirmed cannot be taken back. */
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
  /** Its lines stand under each other. */
  readonly message: string;
  readonly action?: string;
}

/** Dialogs whose texts are their own. */
export type PlainDialog =
  'call' | 'card-off' | 'outdated' | 'privacy' | 'withdraw' | 'wrong-bonus' | 'wrong-card';

type DialogContent =
  | ({ readonly kind: 'confirm' } & Confirmation)
  | ({ readonly kind: 'info' } & Information)
  | ({ readonly kind: 'highlight' } & Highlight)
  /** A screen failed; `text` is the error's own message (R4.6). */
  | { readonly kind: 'failure'; readonly text: string }
  | { readonly kind: PlainDialog };

export type OpenDialog = DialogContent & { readonly id: number };

interface Dialogs {
  /** Over the screen, in the order of opening. */
  open: OpenDialog[];
  /** False while what shows them cannot be had: what is opened has to wait. */
  canShow: boolean;
}

export const dialogs = proxy<Dialogs>({ open: [], canShow: true });

/** Messages outlive the screen that caused them; everything else belongs to it. */
const MESSAGES: readonly OpenDialog['kind'][] = ['failure', 'highlight', 'info', 'outdated'];

const askers = new Map<number, (answer: boolean) => void>();
let lastId = 0;

function show(content: DialogContent): Promise<boolean> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    askers.set(id, resolve);
    dialogs.open.push({ ...content, id });
  });
}

/** Closes a dialog and gives its asker the answer, once; closing without an answer is a no. */
export function closeDialog(id: number, answer = false): void {
  dialogs.open = dialogs.open.filter((dialog) => dialog.id !== id);
  askers.get(id)?.(answer);
  askers.delete(id);
}

const closeWhere = (isMeant: (dialog: OpenDialog) => boolean): void => {
  for (const dialog of dialogs.open.filter(isMeant)) closeDialog(dialog.id);
};

/** The person goes to another screen: what was asked there is answered by no. */
export const closeScreenDialogs = (): void => closeWhere(({ kind }) => !MESSAGES.includes(kind));

/** Dialogs cannot be shown for now: who waits for a confirmation gets a no, all else waits with them. */
export const closeQuestions = (): void => closeWhere(({ kind }) => kind === 'confirm');

/** The person leaves the page or the area. */
export const closeAllDialogs = (): void => closeWhere(() => true);

/** Asks; true only when the person confirmed. */
export const askConfirm = (question: Confirmation): Promise<boolean> =>
  show({ kind: 'confirm', ...question });

/** Tells; true when the person pressed the button, false when the message was closed otherwise. */
export const showInfo = (message: Information): Promise<boolean> =>
  show({ kind: 'info', ...message });

/** Tells at large; true when the person chose the action. */
export const showHighlight = (message: Highlight): Promise<boolean> =>
  show({ kind: 'highlight', ...message });

/** Tells why the person is on another screen than before (R4.6). */
export function showFailure(text: string): void {
  void show({ kind: 'failure', text });
}

/** Opens a dialog with texts of its own, unless it is open already. */
export function openDialog(kind: PlainDialog): void {
  if (kind === 'wrong-bonus' && !mayShowWrongBonus()) return;
  if (!dialogs.open.some((dialog) => dialog.kind === kind)) void show({ kind });
}
