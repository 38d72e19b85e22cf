import { defineConfig } from '@playwright/test';
import { BASE_URL, DATA_DIR, PORT, REPOSITORY, SERVER, serverEnv } from './support/environment.js';
import { BROWSER, DESKTOP, PHONE } from './support/devices.js';

/** `SCREENSHOTS=1 npx playwright test` takes the README's pictures anew, instead of testing. */
const PICTURES = /@screenshots/;
const only = process.env['SCREENSHOTS'] === '1' ? { grep: PICTURES } : { grepInvert: PICTURES };

/** One real server on a fresh embedded database for the whole run; the clock stands at a Wednesday morning and runs on. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // On two processors: with two, a fifth of the time nobody worked.
  workers: 3,
  // A machine that stood still for ten seconds is no defect; the report names each that passed at its second try only.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // When to give up: a slow machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: BASE_URL,
    actionTimeout: 20_000,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
    // Only the tests of an installed app have its worker: every other one says itself what can be reached.
    serviceWorkers: 'block',
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    launchOptions: BROWSER,
  },
  ...only,
  globalSetup: './support/hostile/host.ts',
  projects: [
    { name: 'phone', testMatch: /\.phone\.spec\.ts$/, use: PHONE },
    { name: 'desktop', testMatch: /(?<!\.phone)\.spec\.ts$/, use: DESKTOP },
  ],
  webServer: {
    command: `"${process.execPath}" "${SERVER}"`,
    cwd: REPOSITORY,
    env: serverEnv(PORT, DATA_DIR),
    url: `${BASE_URL}/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
