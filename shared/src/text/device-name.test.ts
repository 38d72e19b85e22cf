import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.js';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a device is named by its system and browser', () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${IOS} Version/18.1 Mobile/15E148 Safari/604.1`,
      'iPhone / Safari',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${IOS} CriOS/131.0 Mobile/15E148 Safari/604.1`,
      'iPhone / Chrome',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${IOS} Mobile/15E148 Safari Line/14.19.0`,
      'iPhone / LINE',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${IOS} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
      'iPad / Firefox',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${KIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Android / Samsung Internet',
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Android / Chrome'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Windows / Edge'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`,
      'Windows / Opera',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Windows / Firefox'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/18.1 Safari/605.1.15`, 'Mac / Safari'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/131.0.0.0 Safari/537.36`, 'ChromeOS / Chrome'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/131.0.0.0 Safari/537.36`, 'Linux / Chrome'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ])('%s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  it.each(['', 'curl/8.5.0', 'node', '<script>iPhoneX</script>'])('%j says nothing', (userAgent) =>
    expect(deviceName(userAgent)).toBeNull(),
  );
});
