/** A file of each area that the import table of design §2 names. */
export const areas = {
  main: 'src/main.tsx',
  app: 'src/app/sample.ts',
  feature: 'src/features/catalog/sample.ts',
  otherFeature: 'src/features/orders/sample.ts',
  uiBase: 'src/ui/base/sample.ts',
  uiApp: 'src/ui/app/sample.ts',
  uiDocs: 'src/ui/docs/sample.ts',
  state: 'src/state/sample.ts',
  sync: 'src/sync/sample.ts',
  dataApi: 'src/data/api/sample.ts',
  dataHttp: 'src/data/http/sample.ts',
  dataDb: 'src/data/db/sample.ts',
  contract: 'src/contract/sample.ts',
  domain: 'src/domain/sample.ts',
  platform: 'src/platform/sample.ts',
  brand: 'src/brand/sample.ts',
  i18n: 'src/i18n/sample.ts',
  sw: 'sw/sample.ts',
  swProtocol: 'sw/protocol.ts',
  server: 'server/sample.ts',
  tests: 'tests/sample.ts',
} as const;

export type Area = keyof typeof areas;

export const areaNames = Object.keys(areas) as Area[];

const uiAreas: readonly Area[] = ['uiBase', 'uiApp'];

/** The table, row by row: what an area may import besides itself. Everything else is forbidden. */
export const mayImport: Readonly<Record<Area, readonly Area[]>> = {
  main: ['app', 'platform', 'brand', 'i18n'],
  app: [
    'feature',
    'otherFeature',
    ...uiAreas,
    'state',
    'sync',
    'platform',
    'brand',
    'i18n',
    'domain',
  ],
  feature: [...uiAreas, 'uiDocs', 'state', 'sync', 'dataDb', 'platform', 'brand', 'i18n', 'domain'],
  otherFeature: [
    ...uiAreas,
    'uiDocs',
    'state',
    'sync',
    'dataDb',
    'platform',
    'brand',
    'i18n',
    'domain',
  ],
  uiBase: ['uiDocs', 'i18n'],
  uiApp: ['uiBase', 'uiDocs', 'i18n', 'domain'],
  uiDocs: ['i18n'],
  sync: ['state', 'dataApi', 'dataDb', 'platform', 'brand', 'i18n', 'domain'],
  state: ['dataApi', 'dataDb', 'platform', 'brand', 'i18n', 'domain'],
  dataApi: ['dataHttp', 'contract', 'domain'],
  dataHttp: ['platform', 'contract', 'domain'],
  dataDb: ['domain'],
  contract: ['domain'],
  domain: [],
  platform: ['swProtocol'],
  brand: ['domain'],
  i18n: [],
  sw: ['swProtocol', 'domain', 'dataDb'],
  swProtocol: ['sw', 'domain', 'dataDb'],
  server: ['contract', 'domain', 'brand'],
  tests: areaNames,
};
