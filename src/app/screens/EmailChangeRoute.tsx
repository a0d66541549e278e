import { EmailChange } from '#src/features/email-change/EmailChange.tsx';
import { signOut } from '../session/boot.ts';

/** /email-change: some of its states end in signing out (R4.15). */
export const EmailChangeRoute = () => <EmailChange onSignOut={() => void signOut()} />;
