import { useTranslation } from 'react-i18next';
import type { MessageState } from '#src/domain/email-change/email-state.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShownEmail } from '../use-shown-email.ts';

type Addresses = Readonly<Record<'email' | 'own' | 'manager', string>>;

/** The addresses that a message names; a state of this tab names the signed-in one. */
function addressesOf(state: MessageState, signedInEmail: string): Addresses {
  const none = { email: signedInEmail, own: '', manager: '' };
  if ('currentEmail' in state) return { ...none, email: state.currentEmail };
  if ('newEmail' in state) return { ...none, email: state.newEmail };
  if ('foundEmail' in state) return { ...none, email: state.foundEmail };
  return 'ownEmail' in state ? { ...none, own: state.ownEmail, manager: state.managerEmail } : none;
}

/** Title and text of a message, in the language on screen. */
export function useStateText(
  state: MessageState,
  signedInEmail: string,
): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('email');
  const format = useFormat();
  const shown = useShownEmail();
  const { email, own, manager } = addressesOf(state, signedInEmail);
  const values = { email: shown(email), own: shown(own), manager: shown(manager) };
  const text = t(`state.${state.kind}.text`, values);
  const approvedAt = 'approvedAt' in state ? state.approvedAt : null;
  const time = approvedAt === null ? null : format.dateTime(approvedAt);
  return {
    title: t(`state.${state.kind}.title`),
    text: time === null ? text : `${text} ${t('confirmed.byItself', { time })}`,
  };
}
