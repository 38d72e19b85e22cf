import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every screen needs, in one file that outlives our own changes. */
const LIBRARIES = [{ name: 'libraries', test: /node_modules/ }];

/** The build runs under `script-src 'self'; style-src 'self'`: nothing inline, no data: scripts. */
export default defineConfig({
  plugins: [react()],
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: LIBRARIES } } },
  },
});
