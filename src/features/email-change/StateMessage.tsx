import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageState } from '#src/domain/email-change/email-state.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { lacksResponse, mayBeDone, ServiceError } from '#src/domain/service-error.ts';
import { requestConfirmation } from '#src/state/page/dialogs.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useWriteId } from '#src/sync/outbox/use-write-id.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { MESSAGES, type StateAction } from './state/state-message.ts';
import { useStateText } from './state/use-state-text.ts';
import { useShownEmail } from './use-shown-email.ts';
import styles from './EmailChange.module.css';

/**
 * Opens a separate area for a person whose address somebody else has requested and not confirmed (R4.16). It
 * needs a confirmation: after a mistake the member cannot move the record here any more.
 */
function OwnRecordButton({ currentEmail }: { currentEmail: string }) {
  const { t } = useTranslation('email');
  const runOnce = useSingleRun();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const writeId = useWriteId();
  const write = useWrite();
  if (!write) return null;

  const open = async () => {
    const isSure = await requestConfirmation({
      title: t('ownRecord.title'),
      text: t('ownRecord.text', { email: currentEmail }),
      confirmText: t('ownRecord.confirm'),
    });
    if (!isSure) return;
    setIsRunning(true);
    setFailure(null);
    try {
      await (await write()).startOwnRecord(writeId.idOf(''));
    } catch (error) {
      if (!mayBeDone(error)) writeId.settle();
      const refused = error instanceof ServiceError ? error.text : null;
      setFailure(refused ?? t(lacksResponse(error) ? 'ownRecord.lost' : 'ownRecord.failed'));
    }
    setIsRunning(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="outline"
        icon="user-round"
        busy={isRunning}
        onClick={() => void runOnce(open)}
      >
        {t('ownRecord.button')}
      </Button>
      <p role="status">{failure}</p>
    </>
  );
}

interface StateActionButtonProps {
  action: StateAction;
  state: MessageState;
  onSignOut: () => void;
}

const ignore = (): void => undefined;

/** An action of a message: where to go, or what to do. */
function StateActionButton({ action, state, onSignOut }: StateActionButtonProps) {
  const { t } = useTranslation('email');
  const shown = useShownEmail();
  const write = useWrite();
  const look = { size: 'small', variant: 'outline' } as const;
  switch (action) {
    case 'ownRecord':
      return (
        <OwnRecordButton currentEmail={'currentEmail' in state ? shown(state.currentEmail) : ''} />
      );
    case 'support':
      return (
        <LinkButton {...look} to={hrefs.support('PROFILE')} icon="headset">
          {t('support')}
        </LinkButton>
      );
    case 'signOut':
      return (
        <Button {...look} icon="log-out" onClick={onSignOut}>
          {t('signOut')}
        </Button>
      );
    case 'retry':
      return (
        write && (
          <Button
            {...look}
            icon="refresh-cw"
            onClick={() => void write().then((sync) => sync.retryReplacement(), ignore)}
          >
            {t('state.badReplace.action')}
          </Button>
        )
      );
  }
}

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
