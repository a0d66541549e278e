import { useTranslation } from 'react-i18next';
import type { MessageState } from '#src/domain/email-change/email-state.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { useShownEmail } from '../use-shown-email.ts';
import { OwnRecordButton } from './OwnRecordButton.tsx';
import type { StateAction } from './state-message.ts';

interface StateActionButtonProps {
  action: StateAction;
  state: MessageState;
  onSignOut: () => void;
}

const ignore = (): void => undefined;

/** An action of a message: where to go, or what to do. */
export function StateActionButton({ action, state, onSignOut }: StateActionButtonProps) {
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
