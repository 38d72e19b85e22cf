import { describe, expect, test } from '@jest/globals';
import { LANGS } from '@laundry/shared/constants/langs';
import { SAMPLES } from '../../../../test/mail/mail-samples.js';
import type { MailData, MailSite, MailTemplate } from '../templates/mail-data.js';
import { writeMail } from '../templates/write-mail.js';
import { flexMessage } from './line/flex-message.js';
import { notificationContent } from './notification-content.js';
import { notifiedOf } from './notified-events.js';

const SITE: MailSite = { brand: 'せんたく便', url: 'https://laundry.example', now: '2026-11-25 09:00:00' };
const TEMPLATES = Object.keys(SAMPLES) as (keyof MailData)[];
const TOLD = TEMPLATES.filter((template) => notifiedOf(template) !== null);

const written = (template: keyof MailData, lang: 'ja' | 'en', more: object = {}) => {
  const order = { template, data: { ...SAMPLES[template], ...more } } as MailTemplate;
  return notificationContent(order, writeMail(order, lang, SITE), lang, SITE);
};
const labelsOf = (template: keyof MailData, more: object = {}) =>
  written(template, 'ja', more)?.buttons.map(({ label, url }) => [label, url.slice(SITE.url.length)]);

describe.each(TOLD.flatMap((template) => LANGS.map((lang) => [template, lang] as const)))(
  '%s in %s',
  (template, lang) => {
    const content = written(template, lang)!;
    const text = JSON.stringify(content);

    test('is whole, and names neither a person nor money', () => {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text).not.toContain('山田');
      expect(text).not.toMatch(/円|¥|yen/);
    });

    test('leads somewhere of ours, by labels that LINE shows whole', () => {
      expect(content.buttons.length).toBeGreaterThan(0);
      for (const { label, url } of content.buttons) {
        expect(label.length).toBeLessThanOrEqual(20);
        expect(url).toMatch(/^https:\/\/laundry\.example\/[\w/-]*(\?tab=weekly|#change|#cancel|#again)?$/);
      }
      expect(JSON.stringify(flexMessage(content)).length).toBeLessThan(30_000);
    });
  },
);

test.each(TEMPLATES.filter((template) => notifiedOf(template) === null))('%s goes by mail alone', (template) => {
  expect(written(template, 'ja')).toBeNull();
});

test('a request that can be changed has buttons for it, and no other has', () => {
  expect(labelsOf('request_received')).toEqual([
    ['ご依頼を見る', '/visit/Vis_123-xyz'],
    ['日時を変更する', '/visit/Vis_123-xyz#change'],
    ['キャンセルする', '/visit/Vis_123-xyz#cancel'],
  ]);
  const { changeable } = SAMPLES.request_received;
  expect(labelsOf('request_received', { changeable: { ...changeable, result_pickup_dt: SITE.now } })).toEqual([
    ['ご依頼を見る', '/visit/Vis_123-xyz'],
    ['日時を変更する', '/visit/Vis_123-xyz#change'],
  ]);
  expect(labelsOf('request_received', { changeable: { ...changeable, is_onetime: true } })).toEqual([
    ['ご依頼を見る', '/visit/Vis_123-xyz'],
  ]);
  expect(labelsOf('request_received', { page: null })).toEqual([['ご依頼を確認する', '/wash-request-currents']]);
});

test('a missed pickup leads to the times that can be chosen, and says until when it is possible', () => {
  expect(labelsOf('absence_pickup')?.[0]).toEqual(['次の日時を選ぶ', '/visit/Vis_123-xyz#again']);
  expect(written('absence_pickup', 'ja')?.facts).toContainEqual({ label: '集荷の期限', value: '11月27日(金) 23:59' });
});
