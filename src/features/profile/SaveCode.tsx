import { useTranslation } from 'react-i18next';
import { savePicture } from '#src/platform/save-picture.ts';
import type { CodePicture } from '#src/ui/app/SaveCode/code-picture.ts';
import { useSaveCode } from '#src/ui/app/SaveCode/use-save-code.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';

/** Saves the code of the card or the link as a picture, and says what became of it. */
export function SaveCode({ picture }: { picture: CodePicture }) {
  const { t } = useTranslation(['pickup', 'kit']);
  const { stateOf, save } = useSaveCode(savePicture);
  const state = stateOf(picture.text);
  const said = {
    idle: null,
    saving: null,
    saved: t('kit:saveCode.saved'),
    failed: t('kit:saveCode.failed'),
  }[state];
  return (
    <div className="stack stack-tight screen-only">
      <Button
        variant="soft"
        icon="download"
        wide
        busy={state === 'saving'}
        onClick={() => save(picture)}
      >
        {t('save')}
      </Button>
      <p className="small" role="status">
        {said}
      </p>
    </div>
  );
}
