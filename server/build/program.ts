import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Builds a module with all that it imports into one script, which shares no file with the app.
 * @param options the app's own configuration
 */
export async function buildProgram(options: InlineConfig, input: string, format: 'iife' | 'es') {
  const built = await build({
    ...options,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: options.build?.target ?? [],
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input,
        preserveEntrySignatures: 'strict',
        output: {
          format,
          codeSplitting: false,
          entryFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  });
  const [{ code, fileName }, ...others] = (built as Rolldown.RolldownOutput).output;
  const files = others.filter((file) => file.type === 'asset');
  const isStyle = ({ fileName: name }: Rolldown.OutputAsset) => name.endsWith('.css');
  return {
    code: code.trim(),
    fileName,
    style: files.find(isStyle)?.source.toString().trim() ?? '',
    /** All others, such as fonts. */
    assets: files.filter((file) => !isStyle(file)),
  };
}
