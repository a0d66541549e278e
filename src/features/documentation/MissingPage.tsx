import { useSay } from '#src/i18n/bilingual.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { DocLink } from './layout/DocLink.tsx';
import { useTitle } from './use-title.ts';

/** An address that names no page of the documentation. */
export function MissingPage() {
  const say = useSay();
  const title = say({ ru: 'Такой страницы нет', uz: 'Bunday sahifa yoʻq' });
  useTitle(title);
  return (
    <EmptyState
      picture="lost"
      level={1}
      title={title}
      action={
        <DocLink to="/">{say({ ru: 'К началу документации', uz: 'Hujjatlar boshiga' })}</DocLink>
      }
    />
  );
}
