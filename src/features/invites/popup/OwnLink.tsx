import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyOrReport } from '#src/sync/copy-text.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';

interface OwnLinkProps {
  link: string;
  onCopied: () => void;
}

/** The own link with its copy button; a copy that the browser refuses selects it and is reported (R8.6). */
export function OwnLink({ link, onCopied }: OwnLinkProps) {
  const { t } = useTranslation(['invites', 'profile']);
  const field = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const copy = async () => {
    if (await copyOrReport(link)) return onCopied();
    setFailed(true);
    field.current?.focus();
    field.current?.select();
  };
  return (
    <>
      <Input
        ref={field}
        label={t('profile:referral.link')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="soft" wide icon="copy" onClick={() => void copy()}>
        {t('popup.copy')}
      </Button>
      {hasFailed && (
        <Alert tone="warning" live>
          {t('profile:referral.copyFailed')}
        </Alert>
      )}
    </>
  );
}
