import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanTypedCode, parseScannedCode } from '#src/domain/scanned-code.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { ownAddresses } from './own-addresses.ts';
import styles from './CodeEntry.module.css';

/** Entry of the number by hand: needs no camera, permission or network. */
export function CodeEntry({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation('scan');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'empty' | 'wrong' | null>(null);
  const form = useId();

  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    const code = cleanTypedCode(text);
    if (parseScannedCode(code, ownAddresses()).kind === 'foreign') {
      setProblem(code === '' ? 'empty' : 'wrong');
      document.getElementById(form)?.querySelector('input')?.focus();
      return;
    }
    setText('');
    onCode(code);
  };
  return (
    <form id={form} className={styles.entry} noValidate onSubmit={add}>
      <Input
        label={t('manual.label')}
        hint={t('manual.hint')}
        error={problem === null ? undefined : t(`manual.${problem}`)}
        value={text}
        // A keypad of digits has no P, with which the label of a product begins.
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="soft">
        {t('manual.add')}
      </Button>
    </form>
  );
}
