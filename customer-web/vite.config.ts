import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** What every screen needs, in one file that outlives our own changes. */
const LIBRARIES = [{ name: 'libraries', test: /node_modules/ }];

/** The build runs under `script-src 'self'; style-src 'self'`: nothing inline, no data: scripts. */
export default defineConfig({
  // The server sends these as they are: packed as small as it gets, which takes too long while somebody waits.
  plugins: [react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 })],
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: LIBRARIES } } },
  },
});
