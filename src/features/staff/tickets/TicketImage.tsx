import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffFile } from '#src/sync/staff/use-staff-file.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { RowButton } from '../list/RowButton.tsx';
import styles from './TicketRow.module.css';

/** The image of a ticket, once it is wanted: it may be large, and shows what a member has on the screen. */
export function TicketImage({ id }: { id: number }) {
  const { t } = useTranslation('tickets');
  const { isLoading, problem, load } = useStaffFile(`/tickets/${id}/image`);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  const open = async () => {
    const file = await load();
    if (file) setAddress(URL.createObjectURL(file));
  };
  if (address !== null) {
    return <img className={styles.image} src={address} alt={t('image.alt', { id })} />;
  }
  return (
    <div className="stack stack-tight">
      <div>
        <RowButton
          about={t('number', { id })}
          variant="outline"
          icon="image"
          busy={isLoading}
          onClick={() => void open()}
        >
          {t('image.open')}
        </RowButton>
      </div>
      {problem && (
        <Alert tone="warning" live>
          {t('image.failed')}
        </Alert>
      )}
    </div>
  );
}
