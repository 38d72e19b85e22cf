import { defineConfig } from 'vitest/config';

/** Plain Node: a file that needs a document says so at its beginning. */
export default defineConfig({
  test: {
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
