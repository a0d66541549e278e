import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Builds the page of the bare stack; returns the folder, which the caller removes. */
export async function buildBare(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'bare'),
    publicDir: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    plugins: [
      react(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: '.',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: { rollupFormat: 'iife', globPatterns: ['**/*.{html,js}'] },
      }),
    ],
  });
  return outDir;
}
