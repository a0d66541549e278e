/**
 * The import table: the rooms of the repository and what each may import. The lint's rules and the
 * tables in the documents are made from it: `node tests/architecture/imports/write-import-rules.ts`.
 */
interface Room {
  /** The room's folder; each match of `*` or `{a,b}` is a room by itself. */
  readonly folder?: string;
  /** The room's files, where it is not a whole folder; they may lie within another room's folder. */
  readonly files?: string;
  /** One file of it, or one of each of two folders, for the planted violations. */
  readonly samples: readonly [string, string?];
  /** Rooms that it may import besides the same folder; itself where folders may import each other. */
  readonly mayImport: readonly string[];
  /** Rooms that it may load by `import()` only. */
  readonly mayLoad?: readonly string[];
}

const RESOURCES =
  'addresses,audit,cards,catalog,clients,crm,education,email-change,error-reports,journal,lander,members,operations,orders,pictures,places,programme,push,referrals,site,staff,suggest,support,tracking,verification';

/** What every room of the server may import of the app. */
const SHARED = ['contract', 'domain', 'brand'];
const SERVICE = [
  'server-messages',
  'server-events',
  'server-identity',
  'server-database',
  'server-config',
];

const APP_ROOMS = {
  entry: {
    folder: 'src/entry',
    samples: ['src/entry/sample.ts'],
    mayImport: [
      'main',
      'app',
      'features',
      'ui-base',
      'ui-app',
      'ui-styles',
      'platform',
      'i18n',
      'domain',
    ],
  },
  main: {
    files: 'src/main.tsx',
    samples: ['src/main.tsx'],
    mayImport: ['app', 'platform', 'i18n'],
  },
  app: {
    folder: 'src/app',
    samples: ['src/app/sample.ts'],
    mayImport: [
      'features',
      'ui-base',
      'ui-app',
      'ui-styles',
      'state',
      'sync',
      'platform',
      'brand',
      'i18n',
      'domain',
    ],
  },
  features: {
    folder: 'src/features/*',
    samples: ['src/features/catalog/sample.ts', 'src/features/orders/sample.ts'],
    mayImport: [
      'ui-base',
      'ui-app',
      'ui-docs',
      'ui-styles',
      'state',
      'sync',
      'data-db',
      'contract',
      'platform',
      'brand',
      'i18n',
      'domain',
    ],
  },
  sync: {
    folder: 'src/sync',
    samples: ['src/sync/sample.ts'],
    mayImport: ['state', 'data-api', 'data-db', 'platform', 'brand', 'i18n', 'domain'],
  },
  state: {
    folder: 'src/state',
    samples: ['src/state/sample.ts'],
    mayImport: ['data-api', 'data-db', 'platform', 'brand', 'i18n', 'domain'],
  },
  'data-api': {
    folder: 'src/data/api',
    samples: ['src/data/api/sample.ts'],
    mayImport: ['data-http', 'contract', 'domain'],
  },
  'data-http': {
    folder: 'src/data/http',
    samples: ['src/data/http/sample.ts'],
    mayImport: ['platform', 'contract', 'domain'],
  },
  'data-db': {
    folder: 'src/data/db',
    samples: ['src/data/db/sample.ts'],
    mayImport: ['domain'],
  },
  'ui-app': {
    folder: 'src/ui/app',
    samples: ['src/ui/app/sample.ts'],
    mayImport: ['ui-base', 'ui-docs', 'i18n', 'domain'],
  },
  'ui-base': {
    folder: 'src/ui/base',
    samples: ['src/ui/base/sample.ts'],
    mayImport: ['ui-docs', 'i18n'],
  },
  'ui-docs': { folder: 'src/ui/docs', samples: ['src/ui/docs/sample.ts'], mayImport: ['i18n'] },
  'ui-styles': { folder: 'src/ui/styles', samples: ['src/ui/styles/sample.ts'], mayImport: [] },
  contract: {
    folder: 'src/contract',
    samples: ['src/contract/sample.ts'],
    mayImport: ['domain'],
  },
  brand: { folder: 'src/brand', samples: ['src/brand/sample.ts'], mayImport: ['domain'] },
  domain: { folder: 'src/domain', samples: ['src/domain/sample.ts'], mayImport: [] },
  i18n: { folder: 'src/i18n', samples: ['src/i18n/sample.ts'], mayImport: ['platform'] },
  platform: {
    folder: 'src/platform',
    samples: ['src/platform/sample.ts'],
    mayImport: ['sw-protocol'],
  },
  sw: { folder: 'sw', samples: ['sw/sample.ts'], mayImport: ['sw-protocol', 'domain', 'data-db'] },
  'sw-protocol': {
    files: 'sw/protocol.ts',
    samples: ['sw/protocol.ts'],
    mayImport: ['sw', 'domain', 'data-db'],
  },
} as const satisfies Record<string, Room>;

const SERVER_ROOMS = {
  'server-entries': {
    files: 'server/!(app|programme).ts',
    samples: ['server/sample.ts'],
    mayImport: [
      'server-entries',
      'server-app',
      'server-http',
      'server-jobs',
      ...SERVICE,
      ...SHARED,
    ],
    // Production never loads the demo: `import()` loads it only where it is on.
    mayLoad: ['server-demo'],
  },
  // The institution's command works with resources as the service's routes do.
  'server-command': {
    files: 'server/programme.ts',
    samples: ['server/programme.ts'],
    mayImport: ['server-entries', 'server-resources', 'server-http', ...SERVICE, ...SHARED],
  },
  'server-app': {
    files: 'server/app.ts',
    samples: ['server/app.ts'],
    mayImport: ['server-http', 'server-resources', 'server-routes', ...SERVICE, ...SHARED],
  },
  'server-jobs': {
    folder: 'server/jobs',
    samples: ['server/jobs/sample.ts'],
    mayImport: ['server-resources', ...SERVICE, ...SHARED],
  },
  'server-demo': {
    folder: 'server/demo',
    samples: ['server/demo/sample.ts'],
    mayImport: ['server-http', 'server-resources', ...SERVICE, ...SHARED],
  },
  'server-resources': {
    folder: `server/{${RESOURCES}}`,
    samples: ['server/orders/sample.ts', 'server/cards/sample.ts'],
    mayImport: ['server-resources', 'server-http', ...SERVICE, ...SHARED],
  },
  'server-routes': {
    files: `server/{${RESOURCES}}/{routes,*-routes}.ts`,
    samples: ['server/orders/sample-routes.ts', 'server/cards/routes.ts'],
    mayImport: ['server-resources', 'server-http', ...SERVICE, ...SHARED],
  },
  'server-http': {
    folder: 'server/http',
    samples: ['server/http/sample.ts'],
    mayImport: [...SERVICE, ...SHARED],
  },
  'server-messages': {
    folder: 'server/messages',
    samples: ['server/messages/sample.ts'],
    mayImport: ['server-database', 'server-config', ...SHARED],
  },
  'server-events': {
    folder: 'server/events',
    samples: ['server/events/sample.ts'],
    mayImport: ['server-database', 'server-config', ...SHARED],
  },
  'server-identity': {
    folder: 'server/identity',
    samples: ['server/identity/sample.ts'],
    mayImport: ['server-database', 'server-config', ...SHARED],
    // The embedded realm, which production never loads.
    mayLoad: ['server-demo'],
  },
  'server-database': {
    folder: 'server/database',
    samples: ['server/database/sample.ts'],
    mayImport: ['server-config', ...SHARED],
  },
  'server-config': {
    folder: 'server/config',
    samples: ['server/config/sample.ts'],
    mayImport: SHARED,
  },
  // Vite plugins and what they write; the running server imports none of them.
  'server-build': {
    folder: 'server/build',
    samples: ['server/build/sample.ts'],
    mayImport: ['server-config', 'ui-docs', ...SHARED],
  },
} as const satisfies Record<string, Room>;

/** Every room by its name. The tests may import anything and are no row. */
export const ROOMS: Readonly<Record<string, Room>> = { ...APP_ROOMS, ...SERVER_ROOMS };

/** The tables of the documents, by the name in their marks. */
export const TABLES = {
  app: Object.keys(APP_ROOMS),
  server: Object.keys(SERVER_ROOMS),
} as const;
