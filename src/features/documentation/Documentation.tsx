import { Route, Routes } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import { Layout } from './layout/Layout.tsx';
import { MissingPage } from './MissingPage.tsx';
import { Overview } from './Overview.tsx';
import { PageView } from './PageView.tsx';

/**
 * The UI kit at /documentation: the index, a page of each part, and the `iframe` child that shows one
 * page alone in the width of a device (R2.50).
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
