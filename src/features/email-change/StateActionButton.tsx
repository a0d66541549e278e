import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import type { StateAction } from './state-message.ts';

interface StateActionButtonProps {
  action: NonNullable<StateAction>;
  onSignOut: () => void;
  size?: 'medium' | 'small';
}

const ignore = (): void => undefined;

/** The action of a message: where to go, or what to do. */
export function StateActionButton({ action, onSignOut, size = 'medium' }: StateActionButtonProps) {
  const { t } = useTranslation('email');
  const look = { size, variant: 'outline' } as const;
  switch (action) {
    case 'code':
      return (
        <LinkButton {...look} to={hrefs.emailChange()} icon="key-round">
          {t('enterCode')}
        </LinkButton>
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
        <Button
          {...look}
          icon="refresh-cw"
          onClick={() => void loadSync().then((sync) => sync.retryReplacement(), ignore)}
        >
          {t('state.badReplace.action')}
        </Button>
      );
  }
}
