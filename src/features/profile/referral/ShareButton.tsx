import { useTranslation } from 'react-i18next';
import { canShare, share } from '#src/platform/files/share.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';

interface ShareButtonProps {
  link: string;
  /** The programme's title. */
  programme: string;
}

/** Gives the link to the device's share sheet; nothing where there is none (R2.12). */
export function ShareButton({ link, programme }: ShareButtonProps) {
  const { t } = useTranslation(['details', 'common']);
  if (!canShare()) return null;
  const data = { title: programme, text: t('referral.shareText'), url: link };
  return (
    <Button variant="soft" icon="share-2" onClick={() => void share(data)}>
      <VisuallyHidden>{t('common:share')}</VisuallyHidden>
    </Button>
  );
}
