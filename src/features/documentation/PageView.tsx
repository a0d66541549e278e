import { useParams } from 'react-router-dom';
import { DeviceFrame } from './DeviceFrame.tsx';
import { useLook } from './look.ts';
import { MissingPage } from './MissingPage.tsx';
import { PageContent } from './PageContent.tsx';
import { findPage } from './pages.tsx';

/** The page of the address: by itself, or in a frame of the width that the reader chose. */
export function PageView() {
  const { section = '', id = '' } = useParams();
  const [look] = useLook();
  const path = `${section}/${id}`;
  const page = findPage(path);
  if (!page) return <MissingPage />;
  if (look.width === 0) return <PageContent key={`${path} ${look.brand}`} page={page} />;
  return <DeviceFrame path={path} page={page} look={look} />;
}
