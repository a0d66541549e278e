import type { MessageState } from '#src/domain/email-change/email-state.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { MESSAGES } from './state/state-message.ts';
import { StateActionButton } from './state/StateActionButton.tsx';
import { useStateText } from './state/use-state-text.ts';
import styles from './EmailChange.module.css';

interface StateMessageProps {
  state: MessageState;
  signedInEmail: string;
  onSignOut: () => void;
}

/** The message of a state with its actions, above a screen or on the screen of the e-mail change (R4.15). */
export function StateMessage({ state, signedInEmail, onSignOut }: StateMessageProps) {
  const { title, text } = useStateText(state, signedInEmail);
  const { tone, actions } = MESSAGES[state.kind];
  return (
    <Alert
      tone={tone}
      title={title}
      action={
        actions.length > 0 && (
          <div className={`stack stack-tight ${styles.actions}`}>
            {actions.map((action) => (
              <StateActionButton key={action} {...{ action, state, onSignOut }} />
            ))}
          </div>
        )
      }
    >
      {text}
    </Alert>
  );
}
