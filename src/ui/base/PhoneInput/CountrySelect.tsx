import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { COUNTRIES, isCountry, type Country } from './countries.ts';
import { codeOf } from './phone-number.ts';
import styles from './PhoneInput.module.css';

interface CountrySelectProps {
  label: string;
  country: Country;
  onChange: (country: Country) => void;
  disabled: boolean;
}

/** Shows the country's code; an invisible native select over it also offers the names. */
export function CountrySelect({ label, country, onChange, disabled }: CountrySelectProps) {
  const { t } = useTranslation('kit');
  return (
    <span className={styles.country}>
      <select
        aria-label={label}
        autoComplete="off"
        value={country}
        disabled={disabled}
        onChange={({ target }) => isCountry(target.value) && onChange(target.value)}
      >
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {`${t(`phoneInput.countries.${code}`)} +${codeOf(code)}`}
          </option>
        ))}
      </select>
      <span className={`row ${styles.code}`} aria-hidden="true">
        <span>{`+${codeOf(country)}`}</span>
        <Icon name="chevron-down" size={16} />
      </span>
    </span>
  );
}
