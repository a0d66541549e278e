import { useTranslation } from 'react-i18next';
import {
  INTERESTS,
  toggleInterest,
  WHOLE_CHOICES,
  type Interest,
} from '#src/domain/referral/interests.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import formStyles from './FriendForm.module.css';
import styles from './InterestPicker.module.css';

const isWhole = (key: Interest): boolean => WHOLE_CHOICES.some((whole) => whole === key);
/** «Not sure» and «everything» come first: they save reading the rest. */
const SHOWN = [...WHOLE_CHOICES, ...INTERESTS.filter((key) => !isWhole(key))];

interface InterestPickerProps {
  selected: readonly Interest[];
  onChange: (selected: Interest[]) => void;
}

/** What the friend is interested in: 28 checkboxes as chips (R3.6), folded: they may be skipped. */
export function InterestPicker({ selected, onChange }: InterestPickerProps) {
  const { t } = useTranslation('invites');
  return (
    <Accordion
      level={2}
      items={[
        {
          id: 'interests',
          title: (
            <>
              <span>{t('form.interests')}</span>{' '}
              <span className={`muted small ${formStyles.optional}`}>
                {selected.length === 0
                  ? t('form.optional')
                  : t('form.chosen', { number: selected.length })}
              </span>
            </>
          ),
          content: (
            <div role="group" aria-label={t('form.interests')} className="wrapping-row">
              {SHOWN.map((key) => (
                <label
                  key={key}
                  className={`touch-line breakable small ${styles.chip}`}
                  data-whole={isWhole(key) || undefined}
                >
                  <input
                    className="cover-control"
                    type="checkbox"
                    name="interests"
                    value={key}
                    checked={selected.includes(key)}
                    onChange={() => onChange(toggleInterest(selected, key))}
                  />
                  <Icon name="check" size={16} />
                  <span>{t(`interest.${key}`)}</span>
                </label>
              ))}
            </div>
          ),
        },
      ]}
    />
  );
}
