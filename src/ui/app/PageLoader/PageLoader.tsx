import { useTranslation } from 'react-i18next';
import './PageLoader.css';

interface PageLoaderProps {
  /** Fills the whole page, in the position of the static loader of index.html. */
  whole?: boolean;
}

/** The loader of a screen that has nothing to show yet (R2.41). */
export function PageLoader({ whole = false }: PageLoaderProps) {
  const { t } = useTranslation();
  return (
    <div className="page-loader" data-loading data-whole={whole || undefined} role="status">
      <span className="page-loader-mark" aria-hidden="true" />
      <p>{t('loading')}</p>
    </div>
  );
}
