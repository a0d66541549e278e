import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusClient } from '#src/domain/member/client.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useDraftForm } from '#src/sync/storage/use-draft-form.ts';
import { useStoredDraft, type FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import type { Write } from '#src/sync/use-write.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import {
  changesOf,
  PERSON_DRAFT,
  personalDataSchema,
  valuesOf,
  type PersonalDataValues,
} from './personal-data-form.ts';
import { PersonFormFields } from './PersonFormFields.tsx';

interface PersonFormProps {
  write: Write;
  client: BusClient;
  onClose: () => void;
  /** The corrections are on the device, and go out. */
  onStored: () => void;
  /** The service has the corrections. */
  onSaved: () => void;
}

/** The corrections of the member's record; half-filled ones are kept (R7.18, R9.10). */
export function PersonForm(props: PersonFormProps) {
  const draft = useStoredDraft<PersonalDataValues>(PERSON_DRAFT);
  return (
    <Card>
      {draft ? <FilledForm {...{ ...props, draft }} /> : <Skeleton shape="block" height="27rem" />}
    </Card>
  );
}

interface FilledFormProps extends PersonFormProps {
  draft: FormDraft<PersonalDataValues>;
}

type Problem = 'data.unchanged' | 'problem.notLoaded' | 'problem.forbidden';

const isForbidden = (failure: unknown): boolean =>
  failure instanceof ServiceError && failure.category === 'forbidden';

function FilledForm({ write, client, draft, onClose, onStored, onSaved }: FilledFormProps) {
  const { t } = useTranslation('card');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [schema] = useState(() => personalDataSchema(client));
  const { form } = useDraftForm<PersonalDataValues>({
    draft,
    schema,
    start: valuesOf(client),
  });
  useEffect(() => form.setFocus('name'), [form]);

  const runOnce = useSingleRun();
  const drop = (then: () => void) => () => {
    draft.drop();
    then();
  };
  const save = form.handleSubmit(async (values) => {
    const changes = changesOf(client, values);
    if (Object.keys(changes).length === 0) return setProblem('data.unchanged');
    setProblem(null);
    try {
      const sync = await write();
      // Its notice follows the stored post: the member need not wait for the response here.
      const { state } = await sync.submitPost(
        'personalData',
        changes,
        draft.requestId(changes),
        drop(onStored),
      );
      if (state === 'sent') onSaved();
    } catch (failure) {
      setProblem(isForbidden(failure) ? 'problem.forbidden' : 'problem.notLoaded');
    }
  });

  return (
    <PersonFormFields
      {...{ form, client }}
      problem={problem && t(problem)}
      onSave={() => void runOnce(save)}
      onCancel={drop(onClose)}
    />
  );
}
