import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/platform/save-file.ts';
import type { CodePicture } from '#src/ui/app/SaveCode/code-picture.ts';
import { useSaveCode } from '#src/ui/app/SaveCode/use-save-code.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';

/** Saves the code of the card or the link as a picture, and says what became of it. */
export function SaveCode({ picture }: { picture: CodePicture }) {
  const { t } = useTranslation('pickup');
  const { isSaving, messageOf, save } = useSaveCode(saveFile);
  return (
    <div className="stack stack-tight screen-only">
      <Button variant="soft" icon="download" wide busy={isSaving} onClick={() => save(picture)}>
        {t('save')}
      </Button>
      <p className="small" role="status">
        {messageOf(picture.text)}
      </p>
    </div>
  );
}
