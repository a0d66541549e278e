import { Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import {
  type Appearance,
  parseAppearance,
  useAppearanceParameters,
  type Width,
} from './appearance.ts';
import { DocLink } from './layout/DocLink.tsx';
import { Layout } from './layout/Layout.tsx';
import { Overview } from './Overview.tsx';
import { findPage } from './pages.tsx';
import { type DocPage, pathOf } from './sections.ts';
import { useAppearance } from './use-appearance.ts';
import { useTitle } from './use-title.ts';
import styles from './PageContent.module.css';

interface DeviceFrameProps {
  path: string;
  page: DocPage;
  appearance: Appearance;
}

const FRAME = '/my/documentation/iframe';

/** Screen heights of devices of these widths, in CSS pixels, so that viewport heights apply in the frame. */
const HEIGHTS: Readonly<Record<Width, number>> = { 0: 0, 320: 640, 768: 1024, 1440: 900 };

/** A page in a frame of a device's size. */
function DeviceFrame({ path, page, appearance }: DeviceFrameProps) {
  useTitle(page.title);
  const { brand, theme, lang, width } = appearance;
  const query = new URLSearchParams({ page: path, brand, theme, lang });

  return (
    <div className={`stack stack-loose ${styles.view}`}>
      <ScreenTitle>{page.title}</ScreenTitle>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.desk} role="region" tabIndex={0} aria-label={`${width} px`}>
        <iframe
          key={query.toString()}
          className={styles.frame}
          style={{ '--frame-width': `${width}px`, '--frame-height': `${HEIGHTS[width]}px` }}
          title={`${page.title}, ${width} px`}
          src={`${FRAME}?${query}`}
        />
      </div>
    </div>
  );
}

/** Title, summary and content of a page. */
function PageContent({ page }: { page: DocPage }) {
  useTitle(page.title);
  return (
    <article className={`stack ${styles.page}`} data-page={pathOf(page)}>
      <header className={`stack stack-close ${styles.head}`}>
        <ScreenTitle>{page.title}</ScreenTitle>
        <p className="muted">{page.summary}</p>
      </header>
      <page.Content />
    </article>
  );
}

/** Shown for an unknown page of the documentation. */
function MissingPage() {
  const title = 'Такой страницы нет';
  useTitle(title);
  return (
    <EmptyState
      picture="lost"
      level={1}
      title={title}
      action={<DocLink to="/">К началу документации</DocLink>}
    />
  );
}

/** The page of the address, directly or in a frame of the selected width. */
function PageView() {
  const { section = '', id = '' } = useParams();
  const [appearance] = useAppearanceParameters();
  const path = `${section}/${id}`;
  const page = findPage(path);
  if (!page) return <MissingPage />;
  if (appearance.width === 0)
    return <PageContent key={`${path} ${appearance.brand}`} page={page} />;
  return <DeviceFrame path={path} page={page} appearance={appearance} />;
}

/** One page without the navigation, for a device frame: `iframe?page=base/button&brand=mti&theme=dark`. */
function Frame() {
  const [search] = useSearchParams();
  const appearance = parseAppearance(search);
  useAppearance(appearance);
  const page = findPage(search.get('page') ?? '');
  return (
    <main lang="ru" className="column column-grid" key={appearance.brand}>
      {page ? <PageContent page={page} /> : <MissingPage />}
    </main>
  );
}

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
