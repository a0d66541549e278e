import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanTypedCode, parseScannedCode } from '#src/domain/orders/scanned-code.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { ownAddresses } from './use-scanned.ts';
import styles from './CodeEntry.module.css';

const isCode = (text: string): boolean =>
  parseScannedCode(cleanTypedCode(text), ownAddresses()).kind !== 'foreign';

/** Entry of the number by hand or by a hand scanner: needs no camera, permission or network. */
export function CodeEntry({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation('scan');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'empty' | 'wrong' | null>(null);
  const [isAdded, setAdded] = useState(false);
  const form = useId();

  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    const code = cleanTypedCode(text);
    // A scanner that ends a code with two line ends submits twice.
    if (code === '' && isAdded) return;
    if (!isCode(text)) {
      setProblem(code === '' ? 'empty' : 'wrong');
      document.getElementById(form)?.querySelector('input')?.focus();
      return;
    }
    setText('');
    setAdded(true);
    onCode(code);
  };
  /** Hand scanners end a code with Tab; in the field without a code, Tab goes on to the button. */
  const addAtTab = (event: KeyboardEvent): void => {
    const isTab = event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey;
    if (isTab && isCode(text)) add(event);
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
        onKeyDown={addAtTab}
        onChange={(event) => {
          setAdded(false);
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
