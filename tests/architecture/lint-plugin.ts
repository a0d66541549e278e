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
  readonly optional?: boolean;
  readonly callee: Node;
  readonly arguments: readonly Node[];
}
interface ImportNode extends Node {
  readonly source: ValueNode;
  readonly importKind?: string;
}
interface FunctionNode extends Node {
  readonly params: readonly Node[];
}
interface DeclaratorNode extends Node {
  readonly id: Node;
  readonly init: Node | null;
}
interface JsxNode extends Node {
  readonly children: readonly Node[];
}
/** A text or a literal in JSX. */
interface ValueNode extends Node {
  readonly value: unknown;
}
interface ContainerNode extends Node {
  readonly expression: Node;
}
interface BranchNode extends Node {
  readonly consequent: Node;
  readonly alternate: Node;
}
interface LogicalNode extends Node {
  readonly operator: string;
  readonly right: Node;
}
interface RuleContext {
  readonly sourceCode: { readonly text: string; getText(node: Node): string };
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
/** Kinds of expressions that can only be a limit where they are the last argument of a test. */
const NUMERIC = new Set(['BinaryExpression', 'Identifier', 'Literal', 'MemberExpression']);

/** Requires every wait, hook and test to take its limit from one place. */
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

const TEXT_BESIDE =
  'A text beside other children: give it an element of its own, or make it one template with them.';

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
const isA = <Kind extends Node>(node: Node, ...types: readonly string[]): node is Kind =>
  types.includes(node.type);

/** A name or a call whose type in the same file is that of elements, or that is initialised by one. */
const declaresElements = (file: string, name: string) =>
  new RegExp(
    String.raw`\b${name}\??: (?:\([^)]*\) => )?(?:Elements|ReactElement)\b` +
      String.raw`|\bconst ${name} = (?:\([^)]*\): Elements =>|\(?\s*<|[^;]* && \(?\s*<)`,
  ).test(file);

/** Requires an element around each text, so that it can change while a browser translates the page. */
const textInOwnElement = {
  create(context: RuleContext) {
    const { sourceCode } = context;
    const holdsOnlyElements = (node: Node): boolean => {
      if (
        isA<ContainerNode>(
          node,
          'JSXExpressionContainer',
          'ChainExpression',
          'ParenthesizedExpression',
        )
      )
        return holdsOnlyElements(node.expression);
      if (isA<ValueNode>(node, 'JSXText', 'Literal')) return isBlank(node.value);
      if (isA<BranchNode>(node, 'ConditionalExpression'))
        return holdsOnlyElements(node.consequent) && holdsOnlyElements(node.alternate);
      if (isA<LogicalNode>(node, 'LogicalExpression'))
        return node.operator === '&&' && holdsOnlyElements(node.right);
      if (isA<CallNode>(node, 'CallExpression')) {
        const callee = sourceCode.getText(node.callee);
        // A component that is loaded late is drawn by a call.
        return /^draw|\.map$/.test(callee) || declaresElements(sourceCode.text, callee);
      }
      if (isA(node, 'Identifier', 'MemberExpression'))
        return declaresElements(sourceCode.text, sourceCode.getText(node));
      return isA(node, 'JSXElement', 'JSXFragment', 'JSXEmptyExpression');
    };
    /** Line breaks between the children are no children. */
    const isShown = (node: Node) =>
      !isA<ValueNode>(node, 'JSXText') ||
      !isBlank(node.value) ||
      !/\n/.test(sourceCode.getText(node));
    const check = (node: JsxNode) => {
      const shown = node.children.filter(isShown);
      // A fragment's only text stands beside whatever surrounds the fragment.
      if (shown.length < 2 && isA(node, 'JSXElement')) return;
      for (const child of shown)
        if (!holdsOnlyElements(child)) context.report({ node: child, message: TEXT_BESIDE });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

const SKIPPED_WRITE =
  'In owner view this control would be shown and do nothing: draw it only where `useWrite` gives a way to write.';
const UNGUARDED_WRITE = 'What writes is reached by `useWrite` of src/sync/use-write.ts.';

/** Requires that a control which writes is drawn only where the area may be changed (R5.9, R6.3). */
const guardedWrites = {
  create(context: RuleContext) {
    return {
      CallExpression(node: CallNode) {
        const isWrite = /^write\w*$/.test(context.sourceCode.getText(node.callee));
        if (node.optional && isWrite) context.report({ node, message: SKIPPED_WRITE });
      },
      ImportDeclaration(node: ImportNode) {
        const isOfActions = String(node.source.value).endsWith('sync-actions.ts');
        if (isOfActions && node.importKind !== 'type')
          context.report({ node, message: UNGUARDED_WRITE });
      },
    };
  },
};

const BESIDE_THE_DOOR =
  'A full device would lose this write: make it in a task of `writeTables` (src/data/db/area/write-tables.ts).';
const WRITES =
  /^(\w+(?:\(\))?)[\s\S]*\.(?:add|bulkAdd|put|bulkPut|update|upsert|modify|delete|bulkDelete|clear)$/;

/** Requires that a write to the open database is made in a task of `writeTables` (R9.4). */
const writeDoor = {
  create(context: RuleContext) {
    const text = (node: Node) => context.sourceCode.getText(node);
    /** Of each function around: the names that it declares, and whether they stand for the open database. */
    const scopes = [new Map<string, boolean>()];
    const enter = ({ params }: FunctionNode) => {
      const names = params.flatMap((param) => text(param).match(/\w+/g) ?? []);
      scopes.push(new Map<string, boolean>(names.map((name) => [name, false])));
    };
    const leave = () => void scopes.pop();
    const isOpenDatabase = (name: string) =>
      name === 'database()' || scopes.findLast((names) => names.has(name))?.get(name) === true;
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      VariableDeclarator({ id, init }: DeclaratorNode) {
        const isDatabase = init !== null && text(init) === 'database()';
        for (const name of text(id).match(/\w+/g) ?? []) scopes.at(-1)?.set(name, isDatabase);
      },
      CallExpression(node: CallNode) {
        const callee = text(node.callee);
        const [first] = node.arguments;
        const isTransaction =
          callee.endsWith('.transaction') && first !== undefined && text(first).startsWith("'rw");
        const [, subject] = WRITES.exec(callee) ?? [];
        const isWrite = subject !== undefined && isOpenDatabase(subject);
        if (isTransaction || isWrite) context.report({ node, message: BESIDE_THE_DOOR });
      },
    };
  },
};

export default {
  meta: { name: 'project' },
  rules: {
    'no-reexport': noReexport,
    'limits-in-one-place': limitsInOnePlace,
    'text-in-own-element': textInOwnElement,
    'guarded-writes': guardedWrites,
    'write-door': writeDoor,
  },
};
