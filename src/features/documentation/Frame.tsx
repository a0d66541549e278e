import { useSearchParams } from 'react-router-dom';
import { PageContent } from './PageContent.tsx';
import { readLook } from './look.ts';
import { MissingPage } from './MissingPage.tsx';
import { findPage } from './pages.tsx';
import { useDress } from './use-dress.ts';

/** One page alone, for a frame as wide as a device: `iframe?page=base/button&brand=mti&theme=dark`. */
export function Frame() {
  const [search] = useSearchParams();
  const look = readLook(search);
  useDress(look);
  const page = findPage(search.get('page') ?? '');
  return (
    <main className="column column-grid" key={look.brand}>
      {page ? <PageContent page={page} /> : <MissingPage />}
    </main>
  );
}
