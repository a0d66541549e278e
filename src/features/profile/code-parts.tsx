import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/platform/files/save-file.ts';
import { QrCode } from '#src/ui/app/QrCode/QrCode.tsx';
import type { CodePicture } from '#src/ui/app/SavePicture/code-picture.ts';
import { SaveOutcome } from '#src/ui/app/SavePicture/SaveOutcome.tsx';
import { drawCodeLate, useSavePicture } from '#src/ui/app/SavePicture/use-save-picture.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';

/** Saves the code of the card or the link as a picture, and shows what became of it. */
function SaveCode({ picture }: { picture: CodePicture }) {
  const { t } = useTranslation('pickup');
  const { isSaving, outcomeOf, save } = useSavePicture(saveFile);
  const { text, name } = picture;
  const saveCode = () => save(text, name, () => drawCodeLate(picture));
  return (
    <div className="stack stack-tight screen-only">
      <Button variant="soft" icon="download" wide busy={isSaving} onClick={saveCode}>
        {t('save')}
      </Button>
      <SaveOutcome outcome={outcomeOf(text)} />
    </div>
  );
}

/** The parts that show and save a code: one file, loaded with the first code. */
export const codeParts = { QrCode, SaveCode };
