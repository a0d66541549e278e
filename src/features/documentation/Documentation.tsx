import { Route, Routes } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import { Layout } from './layout/Layout.tsx';
import { MissingPage } from './MissingPage.tsx';
import { Overview } from './Overview.tsx';
import { PageView } from './PageView.tsx';

/**
 * The UI kit at /documentation: the index, a page for each component, and the `iframe` route that shows
 * one page without the navigation, for a device frame (R2.50).
 */
export function Documentation() {
  return (
    <Routes>
      <Route path="iframe" element={<Frame />} />
      <Route element={<Layout />}>
        <Route index element={<Overview />} />
        <Route path=":section/:id" element={<PageView />} />
        <Route path="*" element={<MissingPage />} />
      </Route>
    </Routes>
  );
}
