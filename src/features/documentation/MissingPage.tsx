import { useTranslate } from '#src/i18n/bilingual.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { DocLink } from './layout/DocLink.tsx';
import { useTitle } from './use-title.ts';

/** Shown for an unknown page of the documentation. */
export function MissingPage() {
  const translate = useTranslate();
  const title = translate({ ru: 'Такой страницы нет', uz: 'Bunday sahifa yoʻq' });
  useTitle(title);
  return (
    <EmptyState
      picture="lost"
      level={1}
      title={title}
      action={
        <DocLink to="/">
          {translate({ ru: 'К началу документации', uz: 'Hujjatlar boshiga' })}
        </DocLink>
      }
    />
  );
}
