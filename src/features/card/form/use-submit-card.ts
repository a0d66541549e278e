import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { isVerifiedPhone, type PhoneInfo } from '#src/domain/person/phone-info.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useWhenConnected } from '#src/sync/requests/use-when-connected.ts';
import type { FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { toCardPost, type CardFormValues } from './card-form.ts';

type SubmitProblem = 'failed' | 'notLoaded' | 'forbidden';

interface Facts {
  /** After a reload the code is requested for these values. */
  readonly draft: FormDraft<CardFormValues>;
  readonly form: UseFormReturn<CardFormValues>;
  readonly phones: PhoneInfo;
  /** The form that the service refused; it is sent again as a new one. */
  readonly refused: OutboxPost<'card'> | null;
  /** A code was requested and no response came. */
  readonly isWaiting: boolean;
}

/**
 * Requests the code of the form's phone and opens its screen (R2.28). Without a network the request waits,
 * and is sent when the network is back. A phone that is verified already needs no code.
 */
export function useSubmitCard({ draft, form, phones, refused, isWaiting }: Facts) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<SubmitProblem | null>(null);
  const runOnce = useSingleRun();
  const write = useWrite();

  const send = async (values: CardFormValues) => {
    if (!write) return;
    const card = toCardPost(values);
    await draft.flush();
    const sync = await write();
    if (refused) await sync.deletePost(refused.requestId);
    const isVerified =
      isVerifiedPhone(phones, card.phone) && refused?.refusal?.errorCode !== 'PHONE_NOT_VERIFIED';
    const kept = await sync.sendPhoneCode({
      purpose: 'card',
      phone: card.phone,
      card,
      isVerified,
    });
    if (kept.problem === 'failed') setProblem('failed');
    else if (kept.requestId === null) void navigate(hrefs.verifyPhone());
  };

  const explain = (failure: unknown) => {
    if (!(failure instanceof ServiceError)) return setProblem('notLoaded');
    if (failure.category === 'forbidden') return setProblem('forbidden');
    if (failure.field !== 'phone') return setProblem('failed');
    // The summary of the errors takes the focus.
    form.setError('phone', { message: failure.text ?? 'FIELD_PHONE' });
  };

  const run = async (values: CardFormValues) => {
    setIsBusy(true);
    setProblem(null);
    await send(values).catch(explain);
    setIsBusy(false);
  };

  const submit = () => void runOnce(() => form.handleSubmit(run)());
  useWhenConnected(submit, isWaiting);
  return { isBusy, problem, submit };
}
