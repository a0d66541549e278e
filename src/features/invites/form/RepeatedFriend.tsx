import { useTranslation } from 'react-i18next';
import { isPending, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';

interface RepeatedFriendProps {
  earlier: OutboxPost<'invitation'>;
  onSend: () => void;
  onClose: () => void;
}

/** This device has already sent an application with the same phone or e-mail: the member decides. */
export function RepeatedFriend({ earlier, onSend, onClose }: RepeatedFriendProps) {
  const { t } = useTranslation('invites');
  const format = useFormat();
  const facts = { name: earlier.body.name, day: format.relativeDay(earlier.createdAt) };
  return (
    <Dialog
      title={t('repeated.title')}
      content="brief"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onSend}>
            {t('repeated.send')}
          </Button>
          <Button onClick={onClose}>{t('repeated.back')}</Button>
        </>
      }
    >
      <p>{t(isPending(earlier) ? 'repeated.waits' : 'repeated.sent', facts)}</p>
    </Dialog>
  );
}
