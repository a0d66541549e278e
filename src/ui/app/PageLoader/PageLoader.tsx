import { useTranslation } from 'react-i18next';
import './PageLoader.css';

interface PageLoaderProps {
  /** Nothing else is on the page yet: stands where the static loader of index.html stood. */
  whole?: boolean;
}

/** The loader until there is something to show (R2.41). */
export function PageLoader({ whole = false }: PageLoaderProps) {
  const { t } = useTranslation();
  return (
    <div className="page-loader" data-whole={whole || undefined} role="status">
      <span className="page-loader-mark" aria-hidden="true" />
      <p>{t('loading')}</p>
    </div>
  );
}
