import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { changeDeadline } from '@laundry/shared/rules/dates/change-rules';
import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import type { Weekday } from '@laundry/shared/constants/week-types';
import type { WeeklyForm } from '@laundry/shared/rules/weekly/weekly-form';
import type { ReturnedBags } from '@laundry/shared/rules/stages/returned-bags';
import type { JstDateTime, JstTime } from '@laundry/shared/time/jst';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { returnedLines } from '@laundry/shared/text/wording/lines/returned-words';
import { elseCancelled } from '@laundry/shared/text/wording/lines/revisit-words';
import { bagCount, taxedPrice } from '@laundry/shared/text/wording/wording';
import { WORDING } from '@laundry/shared/text/wording/wording-table';
import {
  againLines,
  autoCancelOf,
  canChooseAgain,
  claimableUntil,
  deliveryBefore,
  deliveryOf,
  pickupBefore,
  pickupOf,
} from './leg-words.js';
import { planLabel } from './plan-label.js';
import { letter, type Paragraph } from './letter.js';
import { historyLink, linkTo, visitLink } from './mail-links.js';
import type { MailSite, MailText, RegisteredMail } from '../mail-data.js';
import type { MissedMail, RequestFacts, RequestMail } from '../request-mail-data.js';

const SIGNATURE = 'このメールは送信専用です。ご返信いただいてもお答えできません。';

/** `name` null: where no typed name may stand. */
export const mail = (
  subject: string,
  name: string | null,
  site: MailSite,
  ...paragraphs: readonly Paragraph[]
): MailText => letter({ subject, name, greeting, signature: SIGNATURE }, site, paragraphs);

const greeting = (name: string | null): string => (name === null ? 'お客様' : `${name} 様`);

/** A mail about a request: its number in the subject, and its facts after the first words. */
export const ofRequest = (
  subject: string,
  data: RequestFacts,
  site: MailSite,
  lead: Paragraph,
  ...paragraphs: readonly Paragraph[]
): MailText =>
  mail(
    `${subject}（受付番号 ${data.number}）`,
    data.name,
    site,
    lead,
    facts(data, site),
    ...paragraphs,
    ...page(data, site),
  );

const page = ({ page: secret }: RequestMail, site: MailSite): Paragraph[] =>
  secret === null
    ? []
    : [['ご依頼の状況は、ログインせずに下記のページでご確認いただけます。', visitLink(secret, site)]];

const was = (before: string): string => `変更前：${before}`;

const facts = (data: RequestFacts, { now }: MailSite): Paragraph => [
  `受付番号：${data.number}`,
  ...(data.plan_id === null ? [] : [`プラン：${planLabel(data.plan_id, 'ja')}`]),
  ...pickupOf(data, 'ja', now).map((when) => `集荷日時：${when}`),
  ...pickupBefore(data, 'ja', now).map(was),
  `配達日時：${deliveryOf(data, 'ja', now)}`,
  ...deliveryBefore(data, 'ja', now).map(was),
  `バッグ数：${bagCount(data.count, 'ja')}`,
  ...(data.cost_centre === null ? [] : [`部門：${data.cost_centre}`]),
  ...(data.clerk === undefined ? [] : [`依頼した方：${data.clerk}`]),
  ...(data.paid === undefined ? [] : [`料金：${taxedPrice(data.paid.amount, 'ja')}`]),
  ...(data.paid === undefined ? [] : [`お支払い方法：${labelOf(LOVS_JA.onetime_payment_method, data.paid.method)}`]),
  ...(data.paid?.method === ONETIME_PAYMENT_METHOD.deferredInvoice ? [WORDING.ja.invoice_later] : []),
];

/** What was registered for. */
export const contract = ({ plan_id, charge, payment_method, from }: RegisteredMail, { now }: MailSite): Paragraph => [
  `プラン：${planLabel(plan_id, 'ja')}`,
  ...(charge === 0
    ? [WORDING.ja.onetime_charge]
    : [`月額料金：${taxedPrice(charge, 'ja')}`, `お支払い方法：${labelOf(LOVS_JA.payment_method, payment_method)}`]),
  ...(from == null ? [] : [`ご利用開始：${displayDate(from, 'ja', now)}（はじめのお支払いもこの日です）`]),
];

/** One form of a weekly schedule. */
export const weeklyForm = (form: WeeklyForm): Paragraph => [
  `集荷：${labelOf(LOVS_JA.week_type, form.week_type)} ${weekTime(form.pickup_week, form.pickup_time)}`,
  form.same_time || form.delivery_week === null || form.delivery_time === null
    ? `配達：${WORDING.ja.same_time}`
    : `配達：${weekTime(form.delivery_week, form.delivery_time)}`,
  `バッグ数：${bagCount(form.count, 'ja')}`,
];

const weekTime = (day: Weekday, time: JstTime): string => `${labelOf(LOVS_JA.week, day)}曜 ${time.slice(0, 5)}`;

/** Until when something can be changed, and where; where to look at it when nothing can be. */
export const change = ({ changeable }: RequestMail, site: MailSite): Paragraph => {
  const deadline = changeDeadline(changeable, site.now);
  const link = linkTo('currentRequests', site);
  if (changeable.is_onetime)
    return [WORDING.ja.onetime_final, 'ご依頼の内容は、下記のページでご確認いただけます。', link];
  if (deadline === null) return ['ご依頼の内容は、下記のページでご確認いただけます。', link];
  const what = deadline.of === 'request' ? '変更・キャンセル' : '配達日時の変更';
  return [`${what}は ${displayDateTime(deadline.until, 'ja', site.now)} まで、`, '下記のページで承ります。', link];
};

/** Until when a missed pickup is mended, by the clock, and how long that is. */
export const lastMinute = (cancelled: JstDateTime, data: MissedMail, { now }: MailSite): Paragraph =>
  elseCancelled(autoCancelOf(cancelled, data), 'ja', now);

/** Where a delivered request is looked at, and until when something that is wrong with its laundry is told. */
export function lookedAt(data: RequestMail, site: MailSite): Paragraph {
  const until = claimableUntil(data);
  if (until === null) return ['これまでのご利用は、下記のページでご確認いただけます。', linkTo('history', site)];
  return [
    'ご利用の内容は、下記のページでご確認いただけます。',
    `仕上がりにお気づきの点は、${displayDateTime(until, 'ja', site.now)} まで、`,
    '同じページの「仕上がりについて連絡」で承ります。',
    historyLink(data.number, site),
  ];
}

export const again = (site: MailSite): Paragraph => [
  'あらためてのご依頼は、下記のページで承ります。',
  linkTo('newRequest', site),
];

/** Where the receipt of what was paid is. */
export const receipt = (site: MailSite): Paragraph => [
  'お支払いの状況と領収書は、下記のページでご確認いただけます。',
  linkTo('payments', site),
];

export const questions = (site: MailSite): Paragraph => [
  'ご不明な点は、お問い合わせフォームよりご連絡ください。',
  linkTo('contact', site),
];

/** How a missed leg gets a new date: by the customer while that is possible, else by asking. */
export function newDate(leg: '集荷' | '配達', data: MissedMail, site: MailSite): Paragraph {
  if (canChooseAgain(data))
    return [
      `次の日時で、あらためて${leg}にうかがえます。`,
      ...againLines(data.again, '・', 'ja', site.now),
      '下記のページで、ログインせずにお選びいただけます。',
      ...(data.page === null ? [] : [visitLink(data.page, site, 'again')]),
    ];
  if (changeDeadline(data.changeable, site.now)?.of === (leg === '集荷' ? 'request' : 'delivery'))
    return change(data, site);
  return [`あらためての${leg}日時は、お問い合わせフォームよりご連絡ください。`, linkTo('contact', site)];
}

/** Bags that are back in the balance, and how they can be used. */
export const bagsBackLines = (returned: ReturnedBags, { now }: MailSite): string[] =>
  returned.count === 0
    ? []
    : [`${bagCount(returned.count, 'ja')}が残りバッグに戻りました。`, ...returnedLines(returned, 'ja', now)];
