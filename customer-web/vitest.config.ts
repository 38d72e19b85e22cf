import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { commonPasswords } from './build/common-passwords.ts';

export default defineConfig({
  plugins: [react(), commonPasswords()],
  test: {
    environment: 'jsdom',
    // A file's modules stay for the next: reading the app anew for each took a third of the suite's time.
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./src/test/setup.ts'],
    // Sheets are read as text where colours are reckoned with, and are nothing else.
    css: { include: /\?raw$/, modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
