import { Link } from 'react-router-dom';
import { useSay } from '#src/i18n/bilingual.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

/** An address that names no page of the documentation. */
export function MissingPage() {
  const say = useSay();
  return (
    <EmptyState
      picture="lost"
      level={1}
      title={say({ ru: 'Такой страницы нет', uz: 'Bunday sahifa yoʻq' })}
      action={<Link to="/">{say({ ru: 'К началу документации', uz: 'Hujjatlar boshiga' })}</Link>}
    />
  );
}
