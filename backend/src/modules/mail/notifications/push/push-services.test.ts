import { expect, test } from '@jest/globals';
import { isPushService } from './push-services.js';

test.each([
  ['https://fcm.googleapis.com/fcm/send/a:b', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/QAbc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
  ['https://fcm.googleapis.com:443/fcm/send/a', false],
  ['https://FCM.googleapis.com/fcm/send/a', false],
  [' https://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com/x/../fcm/send/a', false],
  ['https://fcm.googleapis.com/fcm/send/a#b', false],
  ['https:fcm.googleapis.com/fcm/send/a', false],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com:8443/fcm/send/a', false],
  ['https://x@fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com@127.0.0.1/', false],
  ['https://fcm.googleapis.com.example/', false],
  ['https://evil-push.apple.com.example/', false],
  ['https://evilpush.apple.com/', false],
  ['https://notify.windows.com/', false],
  ['https://127.0.0.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/', false],
  ['javascript:alert(1)', false],
  ['nonsense', false],
  ['', false],
])('%s: %s', (address, isOne) => {
  expect(isPushService(address, null)).toBe(isOne);
});

test('one more is known where it is configured, by its origin', () => {
  const besides = 'https://push.example/any';
  expect(isPushService('https://push.example/send/1', besides)).toBe(true);
  expect(isPushService('https://push.example:8443/send/1', besides)).toBe(false);
  expect(isPushService('http://push.example/send/1', besides)).toBe(false);
});
