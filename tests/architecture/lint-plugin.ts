/** What this plugin reads of the linter's rule interface (ESLint's, which oxlint follows). */
interface ExportNode {
  readonly source?: unknown;
}
interface RuleContext {
  report(finding: { node: ExportNode; message: string }): void;
}

const message =
  'No barrels: import the name from the file that defines it instead of passing it on.';

/** Forbids `export … from`: each name is imported from the file that defines it. */
const noReexport = {
  create(context: RuleContext) {
    const report = (node: ExportNode) => context.report({ node, message });
    return {
      ExportAllDeclaration: report,
      ExportNamedDeclaration(node: ExportNode) {
        if (node.source) report(node);
      },
    };
  },
};

export default { meta: { name: 'project' }, rules: { 'no-reexport': noReexport } };
