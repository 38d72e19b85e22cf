import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { writeOfflineWorker } from '../web-kit/src/offline/offline-worker.ts';
import { CHUNKS, chunkedModulesExist } from './build/chunks.ts';
import { commonPasswords } from './build/common-passwords.ts';
import { OFFLINE_WEB } from './build/offline-web.ts';
import { prerenderPages } from './build/prerender.ts';

/** Its package names the build for developers only, who are warned by it and told of errors on a page of its own. */
const ROUTER = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const PRODUCTION_ROUTER = join(ROUTER, 'dist/production/index.mjs');

/** The build runs under `script-src 'self'; style-src 'self'`: nothing inline, no data: scripts. */
export default defineConfig(({ command }) => ({
  // The server sends these as they are: packed as small as it gets, which takes too long while somebody waits.
  plugins: [
    react(),
    commonPasswords(),
    chunkedModulesExist(),
    prerenderPages(),
    writeOfflineWorker(OFFLINE_WEB),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 }),
  ],
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: PRODUCTION_ROUTER }] : [] },
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Both for the first load. No package that we use has a getter with an effect, or reads a layout to force one.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
}));
