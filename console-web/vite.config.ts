import react from '@vitejs/plugin-react';
import { type Plugin, defaultClientConditions } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { writeOfflineWorker } from '../web-kit/src/offline/offline-worker';
import { OFFLINE_WEB } from './build/offline-web';

const VARIANT_PATH = /^\/(admin|staff)(\/|\?|$)/;

/** The development server answers both prefixes with the one page, as the real server does. */
const bothVariants: Plugin = {
  name: 'console-both-variants',
  configureServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      if (request.url && VARIANT_PATH.test(request.url)) request.url = '/console/index.html';
      next();
    });
  },
};

export default defineConfig({
  base: '/console/',
  // Under vitest react-admin loads the router by Node's own resolution: ours must be the same copy.
  resolve: { conditions: ['module-sync', ...defaultClientConditions] },
  // As in customer-web: packed as small as it gets, once.
  plugins: [
    react(),
    bothVariants,
    writeOfflineWorker(OFFLINE_WEB),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 }),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a screen alone needs of a package comes with the screen.
          groups: [
            {
              name: 'react',
              priority: 4,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
            {
              name: 'mui',
              tags: ['$initial'],
              priority: 3,
              test: /node_modules[\\/](@mui|@emotion|react-transition-group|stylis)[\\/]/,
            },
            { name: 'luxon', priority: 2, test: /node_modules[\\/]luxon[\\/]/ },
            {
              name: 'ra',
              tags: ['$initial'],
              priority: 1,
              test: /node_modules[\\/](ra-[^\\/]+|react-admin|@tanstack|react-hook-form|node-polyglot)[\\/]/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    // Packages are read once a worker: reading React, MUI and react-admin for each file was half of the suite's time.
    isolate: false,
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    clearMocks: true,
    css: false,
    testTimeout: 60_000,
  },
});
