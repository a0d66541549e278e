import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#src/domain/addresses/address-list.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useHeldPost } from '#src/sync/outbox/use-held-post.ts';
import { useStoredDraft } from '#src/sync/storage/use-stored-draft.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { AddressForm } from './AddressForm.tsx';
import { editedPost, type AddressDraft, type FormTarget } from './form-target.ts';

interface AddressDialogProps {
  target: FormTarget;
  /** All addresses of the member: the same one is not added twice. */
  addresses: readonly Address[];
  onClose: () => void;
}

/** Adds or edits an address. Closing keeps what was typed. */
export function AddressDialog({ target, addresses, onClose }: AddressDialogProps) {
  const draft = useStoredDraft<AddressDraft>('address');
  useHeldPost(editedPost(target));
  const [isSaving, setIsSaving] = useState(false);
  const { t } = useTranslation('addresses');
  const close = useBackCloses(onClose, isSaving);
  const write = useWrite();
  if (draft === undefined || !write) return null;
  return (
    <Dialog
      title={t(target.type === 'new' ? 'form.add' : 'form.edit')}
      persistent={isSaving}
      onClose={close}
      actions={
        <Button type="submit" form="address-form" busy={isSaving}>
          {t('form.save')}
        </Button>
      }
    >
      <AddressForm
        id="address-form"
        write={write}
        target={target}
        addresses={addresses}
        draft={draft}
        onSaving={setIsSaving}
        onSaved={(outcome) => {
          draft.drop();
          announce(t(`done.${outcome}`));
          close();
        }}
      />
    </Dialog>
  );
}
