import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';

/**
 * Gives the functions that draw elements names of their own. React's runtime is a CommonJS module, so each
 * of the app's thousands of calls would look its function up and spell it out: `(0,r.jsx)(…)`
 * becomes `j(…)`.
 * @param file React's runtime; the module lies beside it, in the same chunk
 */
export function namedJsx(file: string): Plugin {
  const named = `${file}?named`;
  return {
    name: 'named-jsx',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === RUNTIME ? named : null),
    load: (id) =>
      id === named
        ? `import runtime from ${JSON.stringify(file)};\nexport const { Fragment, jsx, jsxs } = runtime;`
        : null,
  };
}
