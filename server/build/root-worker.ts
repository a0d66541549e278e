import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { ROOT_WORKER } from '../config/built-files.ts';

/**
 * Builds the worker of `/` and `/my` into a file of its own beside the app's, under a name that never changes.
 * @param options what it shares with the app's build
 */
export function rootWorker(options: InlineConfig): Plugin {
  return {
    name: 'root-worker',
    apply: 'build',
    async buildStart() {
      const result = await build({
        ...options,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          ...options.build,
          write: false,
          modulePreload: false,
          rolldownOptions: { input: 'sw/root-worker.ts', output: { format: 'iife' } },
        },
      });
      const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
      this.emitFile({ type: 'asset', fileName: ROOT_WORKER, source: output[0].code });
    },
  };
}
