/** What this plugin reads of the linter's rule interface (ESLint's, which oxlint follows). */
interface Node {
  readonly type: string;
}
interface ExportNode extends Node {
  readonly source?: unknown;
}
interface PropertyNode extends Node {
  readonly key: Node;
  readonly value: Node;
}
interface CallNode extends Node {
  readonly callee: Node;
  readonly arguments: readonly Node[];
}
interface RuleContext {
  readonly sourceCode: { getText(node: Node): string };
  report(finding: { node: Node; message: string }): void;
}

const NO_BARREL =
  'No barrels: import the name from the file that defines it instead of passing it on.';

/** Forbids `export … from`: each name is imported from the file that defines it. */
const noReexport = {
  create(context: RuleContext) {
    const report = (node: ExportNode) => context.report({ node, message: NO_BARREL });
    return {
      ExportAllDeclaration: report,
      ExportNamedDeclaration(node: ExportNode) {
        if (node.source) report(node);
      },
    };
  },
};

const OWN_LIMIT = 'A limit of its own: take one of tests/support/limits.ts.';
const NO_LIMIT =
  'This wait gives up after a second: use `waitUntil` of tests/support/wait-until.ts.';
const SLEEP = 'Wait for a condition, not for a time.';

const LIMIT_KEYS = /^(?:timeout|(?:test|hook|action|navigation)Timeout)$/;
const LIMIT_SETTER = /\.(?:setTimeout|setDefaultTimeout|setDefaultNavigationTimeout)$/;
/** Hooks and tests, whose last argument may be a limit; `it.each(…)` is called twice. */
const WITH_LIMIT = /^(?:it|test|describe|(?:before|after)(?:All|Each))\b/;
/** The central limits, and the one that `npm run soak` sets. */
const CENTRAL = /\b(?:LIMITS\.\w+|SOAK\.timeoutMs)\b/;
/** Kinds of expressions that can be a number and nothing else that a test takes last. */
const NUMERIC = new Set(['BinaryExpression', 'Identifier', 'Literal', 'MemberExpression']);

/** Lets every wait, hook and test of the tests take its limit from one place. */
const limitsInOnePlace = {
  create(context: RuleContext) {
    const text = (node: Node) => context.sourceCode.getText(node);
    const check = (node: Node) => {
      if (!CENTRAL.test(text(node))) context.report({ node, message: OWN_LIMIT });
    };
    const isNumber = (node: Node) => NUMERIC.has(node.type) && /\d|_MS\b/.test(text(node));
    return {
      Property(node: PropertyNode) {
        if (LIMIT_KEYS.test(text(node.key))) check(node.value);
      },
      CallExpression(node: CallNode) {
        const callee = text(node.callee);
        const last = node.arguments.at(-1);
        if (/^vi\.waitFor$|^vi\.waitUntil$/.test(callee)) {
          if (!last || !CENTRAL.test(text(last))) context.report({ node, message: NO_LIMIT });
        } else if (callee.endsWith('.waitForTimeout')) {
          context.report({ node, message: SLEEP });
        } else if (last && LIMIT_SETTER.test(callee)) {
          check(last);
        } else if (last && node.arguments.length > 1 && WITH_LIMIT.test(callee)) {
          if (isNumber(last)) check(last);
        }
      },
    };
  },
};

export default {
  meta: { name: 'project' },
  rules: { 'no-reexport': noReexport, 'limits-in-one-place': limitsInOnePlace },
};
