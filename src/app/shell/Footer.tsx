import { useTranslation } from 'react-i18next';
import type { Brand } from '#src/brand/brand.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Footer.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface FooterProps {
  brand: Brand;
  privacyUrl: string;
}

/** Privacy policy, social links and the support phone (R2.29). */
export function Footer({ brand, privacyUrl }: FooterProps) {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <a className={styles.link} href={privacyUrl} target="_blank" rel="noreferrer">
          {t('privacy')}
        </a>
        <div className={styles.socials}>
          {brand.socials.map(({ name, url }) => (
            <a key={name} className={styles.link} href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </div>
        <a
          className={`${styles.link} ${styles.phone}`}
          href={`tel:${brand.supportPhone.replace(/[^\d+]/g, '')}`}
          aria-label={`${t('supportPhone')}: ${brand.supportPhone}`}
        >
          <Icon name="phone" size={20} />
          {brand.supportPhone}
        </a>
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
