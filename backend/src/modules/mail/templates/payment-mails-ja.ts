import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import type { LostOutcome, RefundReason } from '@laundry/shared/constants/payment-states';
import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import { monthlyLeftLines } from '@laundry/shared/text/wording/lines/monthly-left-words';
import { bagCount, taxedPrice } from '@laundry/shared/text/wording/wording';
import { displayDate } from '@laundry/shared/time/display';
import type { Paragraph } from './parts/letter.js';
import { linkTo } from './parts/mail-links.js';
import { mail, receipt } from './parts/mail-parts-ja.js';
import { planLabel } from './parts/plan-label.js';
import type { BegunPlan } from '../begun-plan.js';
import type { MailSite, Templates } from './mail-data.js';

const LOST: Readonly<Record<LostOutcome, string>> = {
  declined: 'カード会社または決済会社の承認が得られませんでした。',
  cancelled: 'お支払いのお手続きが中止されました。',
  expired: 'お支払いの期限が過ぎました。',
};

/** Of a card that was only to be registered. */
const LOST_CARD: typeof LOST = {
  declined: 'カード会社の承認が得られませんでした。',
  cancelled: 'カードの登録が中止されました。',
  expired: 'カードの登録の期限が過ぎました。',
};

const WHY: Readonly<Record<RefundReason, Paragraph>> = {
  left: 'ご利用の終了後にお支払いを確認したため、返金いたします。',
  late: ['お支払いの確認がご依頼の取り消し後となったため、', '返金いたします。'],
  already_begun: 'お手続きが別の方法で完了していたため、返金いたします。',
  already_paid: '別の方法でお支払いいただいていたため、返金いたします。',
  replaced: 'そのあとに別のプランをお選びいただいたため、返金いたします。',
  other_plan: '購入時とプランが変わっていたため、返金いたします。',
  no_room: 'お持ちいただけるバッグ数の上限を超えるため、返金いたします。',
  request_ended: 'ご依頼が配達前に終了したため、返金いたします。',
};

const monthly = (charge: number): string => (charge === 0 ? '都度払い' : taxedPrice(charge, 'ja'));

/** Mails about money, and about the plan that is paid for. */
export const paymentMailsJa = {
  payment_received: ({ name, amount, plan_id, begun }, site) =>
    mail(
      begun?.from == null ? 'お支払いを確認しました' : 'プランが始まりました',
      name,
      site,
      'お支払いを確認しました。ありがとうございます。',
      ...(begun === null ? [] : [begunPlan(begun, site)]),
      ...(plan_id === undefined ? [] : [`プラン：${planLabel(plan_id, 'ja')}`]),
      `お支払い額：${taxedPrice(amount, 'ja')}`,
      receipt(site),
      ['ご依頼はこちらからお願いいたします。', linkTo('newRequest', site)],
    ),
  payment_declined: ({ name, amount, outcome }, site) => {
    const [subject, ...said]: [string, ...Paragraph[]] = isCardCheck({ amount })
      ? [
          'カードの登録が完了しませんでした',
          ['カードの登録が完了しませんでした。', LOST_CARD[outcome], '料金は発生していません。'],
        ]
      : [
          'お支払いが完了しませんでした',
          ['お支払いが完了しませんでした。', LOST[outcome], '料金はいただいておりません。'],
          `お支払い額：${taxedPrice(amount, 'ja')}`,
        ];
    return mail(subject, name, site, ...said, [
      'ログインのうえ、もう一度お手続きをお願いいたします。',
      linkTo('planEdit', site),
    ]);
  },
  refund_due: ({ name, amount, why }, site) =>
    mail(
      'お支払いいただいた料金を返金します',
      name,
      site,
      WHY[why],
      `返金額：${taxedPrice(amount, 'ja')}`,
      ['返金のお手続きは、担当者が行います。', '完了しましたら、メールでお知らせします。'],
      receipt(site),
    ),
  refund_made: ({ name, amount }, site) =>
    mail(
      '返金のお手続きが完了しました',
      name,
      site,
      '返金のお手続きが完了しました。',
      `返金額：${taxedPrice(amount, 'ja')}`,
      receipt(site),
    ),
  bought_by_invoice: ({ name, count, amount }, site) =>
    mail(
      '追加のご購入を承りました',
      name,
      site,
      '下記の内容で追加のご購入を承りました。',
      [`追加：${bagCount(count, 'ja')}分`, `ご請求額：${taxedPrice(amount, 'ja')}`],
      '料金は、次回の請求書でご請求いたします。',
      receipt(site),
    ),
  card_stopped: ({ name, amount, outcome }, site) =>
    mail(
      'クレジットカードのお支払いができませんでした',
      name,
      site,
      ['今月分のお支払いができなかったため、', 'ご利用を停止しました。', LOST[outcome]],
      `お支払い額：${taxedPrice(amount, 'ja')}`,
      ['下記のページで、カードを登録し直してください。', linkTo('renewCard', site)],
    ),
  plan_changed: ({ name, before, plan_id, charge, payment_method, from, afterReview, left }, site) =>
    mail(
      'プランを変更しました',
      name,
      site,
      'プランの変更を受け付けました。',
      [
        `変更前：${planLabel(before.plan_id, 'ja')}`,
        `変更後：${planLabel(plan_id, 'ja')}`,
        `月額料金：${monthly(before.charge)} → ${monthly(charge)}`,
        `お支払い方法：${labelOf(LOVS_JA.payment_method, payment_method)}`,
        afterReview
          ? '請求書払いの審査の完了後にご利用いただけます。'
          : from === null
            ? '本日からご利用いただけます。'
            : `${displayDate(from, 'ja', site.now)}からのご利用となります。`,
      ],
      ...(left === null ? [] : monthlyLeftLines(left, 'ja', site.now)),
      ['ご依頼はこちらからお願いいたします。', linkTo('newRequest', site)],
    ),
} satisfies Partial<Templates>;

/** What a plan brings that has begun: with the month that it was to begin with, or with its registration. */
const begunPlan = ({ from, until, bags }: BegunPlan, { now }: MailSite): Paragraph => [
  ...(from === null ? [] : [`${displayDate(from, 'ja', now)}からのプランが始まりました。`]),
  `今月分の${bagCount(bags, 'ja')}を、${displayDate(until, 'ja', now)}までのご依頼にご利用いただけます。`,
  ...(from === null
    ? ['専用のバッグは、スタッフがご住所までお届けします。', 'お届けの日時はメールでお知らせします。']
    : []),
];
