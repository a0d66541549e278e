import { useId, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActState } from '#src/sync/staff/use-act.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { ActProblem } from './ActProblem.tsx';

interface ActDialogProps extends ActState {
  title: string;
  /** What the button does, such as «Начислить 500 токенов». */
  confirm: string;
  /** It takes something away. */
  isDanger?: boolean;
  /** A sentence without fields. */
  content?: 'brief';
  /** Does the act; the dialog closes when it is done. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  /** The fields, and what the act will do. */
  children: Elements;
}

/**
 * An act that needs more than a press: its fields, what it will do, and a button that says so. While its outcome is
 * unknown, its fields are closed and only the same act can be sent.
 */
export function ActDialog({
  title,
  confirm,
  isDanger = false,
  content,
  isRunning,
  problem,
  onConfirm,
  onClose,
  children,
}: ActDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const formId = useId();
  const close = useBackCloses(onClose, isRunning);
  const isUnknown = problem?.kind === 'silent';
  // The keyboard scrolls what has no open field.
  const shown = isUnknown ? { content: 'reading' as const } : content && { content };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isRunning && (await onConfirm())) close();
  };
  return (
    <Dialog
      title={title}
      persistent={isRunning}
      {...shown}
      onClose={close}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            busy={isRunning}
          >
            {isUnknown ? t('act.again') : confirm}
          </Button>
          <Button variant="quiet" onClick={close} disabled={isRunning}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
      >
        <fieldset className="stack" disabled={isRunning || isUnknown}>
          {children}
        </fieldset>
        <ActProblem problem={problem} />
      </form>
    </Dialog>
  );
}
