import type { OfflineWeb } from '../../web-kit/src/offline/offline-worker';
import { shellTexts } from '../src/i18n/shell';
import { tokens } from '../src/theme/tokens';

/** What the back office reads without a line. */
export const OFFLINE_WEB: OfflineWeb = {
  words: [{ lang: 'ja', brand: shellTexts.product, ...shellTexts.offline }],
  // A driver's day opens without a line (docs/decisions/091).
  shell: {
    page: '/staff/',
    modules: [
      '/src/pages/day/DriverDay.tsx',
      '/src/providers/stored-day/stored-day.ts',
      // The stored details of the day are read there.
      '/src/resources/wash-requests/detail/RequestDetailPage.tsx',
      // A label leads to its stop, read by the camera or by hand.
      '/src/pages/scan/ScanPage.tsx',
      '/src/components/scan/LabelReader.tsx',
      '/src/components/scan/drawn-frames.ts',
      // A sign-out asks first while something is unsent, and the login says that it is there.
      '/src/layout/SignOutQuestion.tsx',
      '/src/pages/login/UnsentNotice.tsx',
    ],
  },
  day: {
    ink: tokens.ink,
    ground: tokens.ground,
    line: tokens.bar,
    bar: tokens.bar,
    'on-bar': tokens.paper,
    accent: tokens.accent,
    'on-accent': tokens.paper,
  },
};
