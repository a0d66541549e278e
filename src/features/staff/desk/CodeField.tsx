import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent as FieldKey,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#src/domain/text/free-text.ts';
import type { DeskOrder } from '#src/sync/staff/use-desk.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { readCode, type Asked } from './read-code.ts';
import { findRecipients, recipientsOf, type Recipient } from './search.ts';
import { useCardWords } from './use-card-words.ts';
import styles from './CodeField.module.css';

/** What may be a name: a code of another programme has digits or signs in it. */
const NAME = /^[\p{L}\p{M}\s.'’ʻʼ-]+$/u;
/** The beginning of a name that stood in the field when a scanner typed a code. */
const NAME_BEFORE_CODE = /^[\p{L}\p{M}\s.'’ʻʼ-]+(?=\d[\d-]*(?:[.ю][\da-fфисвуа]+)?$)/iu;
/** Twenty numbers of twelve digits with dashes, and the signed part. */
const LONGEST_CODE = 400;

/**
 * Typing anywhere on the page goes into the field: a hand scanner types, whatever has the focus. Space and Enter stay
 * with the button that has it.
 */
function useTypingAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const left = new AbortController();
    const take = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
      const isSign = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      const isElsewhere =
        target instanceof Element && !target.closest('input, textarea, select, dialog');
      if (!isSign || !isElsewhere) return;
      field.current?.focus({ preventScroll: true });
      field.current?.select();
    };
    document.addEventListener('keydown', take, { signal: left.signal });
    return () => left.abort();
  }, [field]);
}

interface CodeFieldProps {
  /** What waits here. */
  orders: ReadonlyMap<number, DeskOrder>;
  onAsk: (asked: Asked) => void;
  /** A name was typed: what the screen says of the last code is over. */
  onLeave: () => void;
}

/** A number, a card or a name, typed by hand or by a hand scanner; a name is looked for among what waits here. */
export function CodeField({ orders, onAsk, onLeave }: CodeFieldProps) {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useTypingAnywhere(field);
  const recipients = useMemo(() => recipientsOf(orders.values()), [orders]);
  const searched = useDeferredValue(typed);
  const found = findRecipients(recipients, searched);

  const ask = (asked: Asked): void => {
    setTyped('');
    setIsOpen(false);
    onAsk(asked);
  };
  const askFor = ({ ids }: Recipient): void => ask({ kind: 'orders', ids });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // A scanner that ends a code with two line ends submits twice.
    if (isBlank(typed)) return;
    const whole = readCode(typed, 'typed');
    const isOther = whole.kind === 'foreign' && whole.why === 'other';
    const asked = isOther ? readCode(typed.replace(NAME_BEFORE_CODE, ''), 'typed') : whole;
    const meant = findRecipients(recipients, typed);
    const [only, another] = meant;
    const isName = asked.kind === 'foreign' && NAME.test(typed);
    const isEndOfCard = /^\d{4}$/.test(typed.trim()) && !orders.has(Number(typed));
    if (isEndOfCard && only && !another) askFor(only);
    else if (!isName) ask(asked);
    else if (!only) ask({ kind: 'foreign', why: 'nobody' });
    else {
      // Two people may have one first name and initial: who it is a person decides.
      setIsOpen(true);
      onLeave();
      // The next code replaces the name.
      field.current?.select();
    }
  };
  /** Hand scanners end a code with Tab; in an empty field, and after a name, Tab goes on. */
  const submitAtTab = (event: FieldKey): void => {
    const isTab = event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey;
    if (isTab && !isBlank(typed) && !NAME.test(typed)) submit(event);
  };
  return (
    <div className={`stack stack-tight ${styles.field}`}>
      <form className={styles.form} role="search" noValidate onSubmit={submit}>
        <Input
          ref={field}
          label={t('code.label')}
          hint={t('code.hint')}
          error={isOpen && found.length > 0 ? t('code.choose') : undefined}
          icon="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={LONGEST_CODE}
          value={typed}
          onKeyDown={submitAtTab}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsOpen(false);
          }}
        />
        <Button type="submit" variant="soft">
          {t('code.show')}
        </Button>
      </form>
      {found.length > 0 && (
        <ul className={`ruled surface ${styles.found}`} aria-label={t('code.found')}>
          {found.map((recipient) => (
            <li key={recipient.member.reference}>
              <Found recipient={recipient} onChoose={() => askFor(recipient)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Found({ recipient, onChoose }: { recipient: Recipient; onChoose: () => void }) {
  const { t } = useTranslation('desk');
  const cardWords = useCardWords();
  const { member, ids } = recipient;
  return (
    <button type="button" className={`spread ${styles.recipient}`} onClick={onChoose}>
      <strong translate={member.name === '' ? undefined : 'no'}>
        {member.name || t('nameless')}
      </strong>
      <span className={`row muted small ${styles.facts}`}>
        {member.card && <span>{cardWords(member.card)}</span>}
        <span>{t('orders', { count: ids.length })}</span>
        <Icon name="chevron-right" size={20} />
      </span>
    </button>
  );
}
