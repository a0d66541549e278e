import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Plugin, ViteDevServer } from 'vite';
import { readBrandHosts } from '#server/config/brand-hosts.ts';
import { brandOfHost } from '#server/config/brand-of-host.ts';
import {
  BRANDS_FOLDER,
  MANIFEST_LANGUAGES,
  MANIFESTS,
  PAGE,
  type ManifestLanguage,
} from '#server/config/built-files.ts';
import type { Brand } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { fillPage, pageValues } from './brand-page.ts';
import { webManifest } from './web-manifest.ts';

interface Entry {
  url: string;
  revision: string | null;
}

interface BrandFiles {
  /** Changes whenever a brand's page or manifest does. */
  readonly revision: string;
  readonly plugin: Plugin;
  readonly manifestTransform: <E extends Entry>(entries: E[]) => { manifest: E[] };
}

const manifestText = (brand: Brand, language: ManifestLanguage): string =>
  JSON.stringify(webManifest(brand, language));

/**
 * One build for all brands (R1.1): writes page and manifests of each into a folder, from which the server
 * responds by host, and those of `builtFor` at the usual place for hosts that serve plain files.
 */
export function brandFiles(builtFor: Brand): BrandFiles {
  const all = Object.values(BRANDS);
  const content = JSON.stringify([
    builtFor.name,
    all.map(pageValues),
    all.map((brand) => MANIFEST_LANGUAGES.map((language) => manifestText(brand, language))),
  ]);
  const revision = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const brandOfRequest = new AsyncLocalStorage<Brand>();
  return {
    revision,
    plugin: {
      name: 'brand-files',
      enforce: 'post',
      configureServer: (server) => respondByHost(server, brandOfRequest),
      // The build keeps the placeholders until the page is whole.
      transformIndexHtml: {
        order: 'pre',
        handler: (html, { server }) =>
          server ? fillPage(html, brandOfRequest.getStore() ?? builtFor, 'host') : html,
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const page = bundle[PAGE];
          if (page?.type !== 'asset') throw new Error('The build has no page');
          const html = page.source.toString();
          const emit = (fileName: string, source: string) =>
            this.emitFile({ type: 'asset', fileName, source });
          const emitManifests = (folder: string, brand: Brand) => {
            for (const language of MANIFEST_LANGUAGES) {
              emit(`${folder}${MANIFESTS[language]}`, manifestText(brand, language));
            }
          };
          for (const brand of all) {
            emit(`${BRANDS_FOLDER}/${brand.name}/${PAGE}`, fillPage(html, brand, 'host'));
            emitManifests(`${BRANDS_FOLDER}/${brand.name}/`, brand);
          }
          page.source = fillPage(html, builtFor, 'build');
          emitManifests('', builtFor);
        },
      },
    },
    manifestTransform: (entries) => ({
      manifest: entries.map((entry) =>
        entry.url === MANIFESTS.ru ? { ...entry, revision } : entry,
      ),
    }),
  };
}

/** The development server's part: the brand of each request, and its manifest. */
function respondByHost(server: ViteDevServer, current: AsyncLocalStorage<Brand>): void {
  const { BRAND: name, BRAND_HOSTS: text = '' } = process.env;
  const setting = { name, hosts: readBrandHosts(text).hosts };
  server.middlewares.use((req, res, next) => {
    const { hostname, pathname } = new URL(req.url ?? '/', `http://${req.headers.host}`);
    const brand = brandOfHost(hostname, setting);
    const language = MANIFEST_LANGUAGES.find((one) => pathname.endsWith(`/${MANIFESTS[one]}`));
    if (!language) return current.run(brand, next);
    res.setHeader('Content-Type', 'application/manifest+json');
    res.end(manifestText(brand, language));
  });
}
