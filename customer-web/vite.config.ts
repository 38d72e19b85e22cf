import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { CHUNKS } from './build/chunks.ts';
import { commonPasswords } from './build/common-passwords.ts';
import { firstPaint } from './build/first-paint.ts';

/** The build runs under `script-src 'self'; style-src 'self'`: nothing inline, no data: scripts. */
export default defineConfig({
  // The server sends these as they are: packed as small as it gets, which takes too long while somebody waits.
  plugins: [
    react(),
    commonPasswords(),
    firstPaint(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 }),
  ],
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
