import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { KILL_SWITCH, ROOT_WORKER } from '../config/built-files.ts';

const WORKERS = [
  { input: 'sw/root-worker.ts', fileName: ROOT_WORKER },
  { input: 'sw/kill-switch.ts', fileName: KILL_SWITCH },
] as const;

/**
 * Builds the workers that store no files, each into a file of its own beside the app's, under a name that
 * never changes.
 * @param options what they share with the app's build
 */
export function plainWorkers(options: InlineConfig): Plugin {
  const buildOne = async (input: string): Promise<string> => {
    const result = await build({
      ...options,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ...options.build,
        write: false,
        modulePreload: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input,
          output: { format: 'iife' },
        },
      },
    });
    const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
    return output[0].code;
  };
  return {
    name: 'plain-workers',
    apply: 'build',
    async buildStart() {
      for (const { input, fileName } of WORKERS) {
        this.emitFile({ type: 'asset', fileName, source: await buildOne(input) });
      }
    },
  };
}
