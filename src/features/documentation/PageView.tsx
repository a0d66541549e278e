import { useParams } from 'react-router-dom';
import { DeviceFrame } from './DeviceFrame.tsx';
import { useAppearanceParameters } from './appearance.ts';
import { MissingPage } from './MissingPage.tsx';
import { PageContent } from './PageContent.tsx';
import { findPage } from './pages.tsx';

/** The page of the address, directly or in a frame of the selected width. */
export function PageView() {
  const { section = '', id = '' } = useParams();
  const [appearance] = useAppearanceParameters();
  const path = `${section}/${id}`;
  const page = findPage(path);
  if (!page) return <MissingPage />;
  if (appearance.width === 0)
    return <PageContent key={`${path} ${appearance.brand}`} page={page} />;
  return <DeviceFrame path={path} page={page} appearance={appearance} />;
}
