import { ROOMS, TABLES } from './import-table.ts';

/** Files that the table does not cover. */
const TOOL_FILES = [
  { category: 'types', pattern: 'src/**/*.d.ts' },
  { category: 'config', pattern: '*.config.ts' },
  { category: 'public', pattern: 'public/**' },
];

const rooms = Object.entries(ROOMS);
const isFolder = (name: string) => ROOMS[name]?.folder !== undefined;

/** `from` and `to` of a policy: a room by its folder's type or its files' category. */
const selectorOf = (name: string) =>
  isFolder(name) ? { element: { type: name } } : { file: { categories: name } };

/** Lets a room import whole folders; none when there is no folder. */
function allowFolders(from: string, to: readonly string[], nodeKind?: string) {
  const anyOf = to.filter(isFolder);
  if (anyOf.length === 0) return [];
  const dependency = nodeKind === undefined ? {} : { dependency: { nodeKind } };
  return [
    { from: selectorOf(from), allow: { to: { element: { types: { anyOf } } }, ...dependency } },
  ];
}

/** The rooms as eslint-plugin-boundaries' settings. */
export const boundariesSettings = () => ({
  'boundaries/files': [
    ...rooms.flatMap(([category, { files }]) => (files ? [{ category, pattern: files }] : [])),
    ...TOOL_FILES,
  ],
  'boundaries/elements': [
    ...rooms.flatMap(([type, { folder }]) =>
      folder ? [{ type, pattern: folder, partialMatch: false }] : [],
    ),
    { type: 'tests', pattern: 'tests', partialMatch: false },
  ],
});

/** The table as the options of `boundaries/dependencies`; of several policies that match, the last wins. */
export const boundariesRule = () => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      checkUnknownLocals: true,
      checkInternals: true,
      message:
        '{{from.file.path}} may not import {{to.file.path}}: see tests/architecture/imports/import-table.ts',
      policies: [
        { allow: { dependency: { relationship: { to: 'internal' } } } },
        ...rooms.flatMap(([name, { mayImport, mayLoad = [] }]) => [
          ...allowFolders(name, mayImport),
          ...allowFolders(name, mayLoad, 'dynamic-import'),
        ]),
        // Files that are a room by themselves may lie in another room's folder.
        ...rooms
          .filter(([name]) => !isFolder(name))
          .flatMap(([name]) => [
            { disallow: { to: selectorOf(name) } },
            ...rooms
              .filter(([, { mayImport }]) => mayImport.includes(name))
              .map(([from]) => ({ from: selectorOf(from), allow: { to: selectorOf(name) } })),
          ]),
        { from: { element: { type: 'tests' } }, allow: { to: { module: { origin: 'local' } } } },
        {
          from: { file: { categories: 'config' } },
          allow: { to: { module: { origin: 'local' } } },
        },
      ],
    },
  ],
});

/** The name of a room in the documents. */
function titleOf(name: string): string {
  const { folder, files = '' } = ROOMS[name] ?? {};
  if (name === 'server-resources') return 'resources: `server/orders` and the like';
  if (name === 'server-routes') return 'their routes: `routes.ts`, `*-routes.ts`';
  if (name === 'server-entries') return 'entries: `server/*.ts` except `app.ts`';
  return `\`${folder ?? files}\``;
}

function rowOf(name: string): string {
  const { mayImport = [], mayLoad = [] } = ROOMS[name] ?? {};
  const others = mayImport.filter((to) => to !== name).join(', ');
  const own = mayImport.includes(name) ? ['each other'] : [];
  const loaded = mayLoad.map((to) => `${to} by \`import()\` only`);
  const all = [...own, others, ...loaded].filter(Boolean).join(', ').replaceAll('server-', '');
  return `| ${titleOf(name)} | ${all || 'nothing'} |`;
}

/** One of the tables as Markdown. */
export const documentTable = (table: keyof typeof TABLES): string =>
  ['| files | may import |', '| --- | --- |', ...TABLES[table].map(rowOf)].join('\n');
