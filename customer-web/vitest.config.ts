import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { commonPasswords } from './build/common-passwords.ts';

export default defineConfig({
  plugins: [react(), commonPasswords()],
  test: {
    environment: 'jsdom',
    // Packages are read once a worker, not for each file; our own modules begin anew (src/test/setup.ts).
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./src/test/setup.ts'],
    // Sheets are read as text where colours are reckoned with, and are nothing else.
    css: { include: /\?raw$/, modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
