import { useSearchParams } from 'react-router-dom';
import { PageContent } from './PageContent.tsx';
import { parseAppearance } from './appearance.ts';
import { MissingPage } from './MissingPage.tsx';
import { findPage } from './pages.tsx';
import { useAppearance } from './use-appearance.ts';

/** One page without the navigation, for a device frame: `iframe?page=base/button&brand=mti&theme=dark`. */
export function Frame() {
  const [search] = useSearchParams();
  const appearance = parseAppearance(search);
  useAppearance(appearance);
  const page = findPage(search.get('page') ?? '');
  return (
    <main className="column column-grid" key={appearance.brand}>
      {page ? <PageContent page={page} /> : <MissingPage />}
    </main>
  );
}
