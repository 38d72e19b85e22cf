import { LIMITS } from '@laundry/shared/constants/limits';
import { LEG } from '@laundry/shared/constants/progress';
import type { UsedBags } from '@laundry/shared/rules/stages/request-ending';
import type { ReturnedBags } from '@laundry/shared/rules/stages/returned-bags';
import { bagCount } from '@laundry/shared/text/wording/wording';
import { displayDateTime, displayMonth } from '@laundry/shared/time/display';
import { autoCancelCostOf, isAsPlanned } from './parts/leg-words.js';
import { monthParts } from './parts/month-parts.js';
import { linkTo, visitLink } from './parts/mail-links.js';
import {
  mail,
  ofRequest,
  change,
  again,
  lastMinute,
  lookedAt,
  questions,
  newDate,
  receipt,
  bagsBackLines,
  weeklyForm,
} from './parts/mail-parts-ja.js';
import type { Paragraph } from './parts/letter.js';
import type { MailSite, Templates } from './mail-data.js';

/** Mails about requests. */
export const requestMailsJa = {
  request_received: (data, site) =>
    ofRequest(
      '集配のご依頼を受け付けました',
      data,
      site,
      '下記の内容で、集配のご依頼を受け付けました。',
      change(data, site),
      ...(data.paid === undefined ? [] : [receipt(site)]),
    ),
  request_changed: (data, site) =>
    isAsPlanned(data)
      ? ofRequest(
          '予定の日時にうかがいます',
          data,
          site,
          '予定どおり下記の日時に、あらためてうかがいます。',
          change(data, site),
        )
      : ofRequest(
          '集配のご依頼を変更しました',
          data,
          site,
          '集配のご依頼を、下記の内容に変更しました。',
          change(data, site),
        ),
  request_cancelled: (data, site) =>
    ofRequest(
      '集配のご依頼をキャンセルしました',
      data,
      site,
      '下記の集配のご依頼をキャンセルしました。',
      ...bagsBack(data.returned, site),
      again(site),
    ),
  request_cancelled_by_operator: (data, site) =>
    ofRequest(
      '集荷をキャンセルしました',
      data,
      site,
      '下記の集荷をキャンセルしました。',
      ...bagsBack(data.returned, site),
      again(site),
      questions(site),
    ),
  request_auto_cancelled: (data, site) =>
    ofRequest(
      '集配のご依頼をキャンセルしました',
      data,
      site,
      [
        `集荷予定日から${LIMITS.autoCancelOpenDays}営業日以内に集荷できなかったため、`,
        '下記のご依頼を自動的にキャンセルしました。',
      ],
      ...bagsBack(data.returned, site, ...usedLine(autoCancelCostOf(data))),
      again(site),
    ),
  pickup_reminder: (data, site) =>
    ofRequest(
      'まもなく集荷にうかがいます',
      data,
      site,
      ['集荷の予定が近づきました。', 'ご準備をお願いいたします。'],
      change(data, site),
    ),
  absence_pickup: (data, site) =>
    ofRequest(
      '集荷にうかがいましたがご不在でした',
      data,
      site,
      ['集荷にうかがいましたが、ご不在のため集荷できませんでした。'],
      ...(data.cancelled === null ? [] : [lastMinute(data.cancelled, data, site)]),
      newDate('集荷', data, site),
    ),
  auto_cancel_reminder: (data, site) =>
    ofRequest(
      'まもなく自動的にキャンセルとなります',
      data,
      site,
      ['下記のご依頼は、まだ集荷ができていません。'],
      lastMinute(data.cancelled, data, site),
      newDate('集荷', data, site),
    ),
  absence_delivery: (data, site) =>
    ofRequest(
      '配達にうかがいましたがご不在でした',
      data,
      site,
      ['配達にうかがいましたが、ご不在のためお届けできませんでした。'],
      newDate('配達', data, site),
    ),
  month_requests: ({ name, month, list }, site) => {
    const { made, left } = monthParts(list, 'ja', site.now);
    const named = `${Number(month.slice(5))}月`;
    return mail(
      `${named}の定期集配のお知らせ`,
      name,
      site,
      made.length > 0
        ? `${named}の定期集配を、下記のとおり承りました。`
        : `${named}にご依頼となった定期集配はありません。`,
      ...made.map(({ id, pickup, delivery, count, until, page }) => [
        `受付番号：${id}`,
        `集荷日時：${pickup}`,
        `配達日時：${delivery}`,
        `バッグ数：${bagCount(count, 'ja')}`,
        ...(until === null ? [] : [`変更・キャンセル：${until} まで`]),
        ...(page === null ? [] : [visitLink(page, site)]),
      ]),
      ...(left.length === 0 ? [] : [['下記の日は、定期集配を承れませんでした。', ...left]]),
      ['変更・キャンセルは、下記のページで承ります。', linkTo('currentRequests', site)],
    );
  },
  weekly_saved: ({ name, month, forms }, site) => {
    const from = displayMonth(month, 'ja', site.now);
    return mail(
      '定期集配の設定を保存しました',
      name,
      site,
      forms.length === 0 ? `定期集配は、${from}から行いません。` : `${from}からの定期集配を、下記のとおり承りました。`,
      ...forms.map((form) => weeklyForm(form)),
      ['今後の予定の確認と変更は、下記のページで承ります。', linkTo('weekly', site)],
    );
  },
  at_door: (data, site) =>
    ofRequest(
      '置き配のご希望を承りました',
      data,
      site,
      data.leg === LEG.pickup
        ? ['集荷の際は、玄関前に置かれたバッグをお預かりします。', 'ご予定の時間までに、玄関前にお出しください。']
        : ['配達の際は、バッグを玄関前に置いてお届けします。'],
      ['お心当たりのない場合は、下記のページで取り消してください。'],
    ),
  delivered: (data, site) =>
    ofRequest(
      'お届けが完了しました',
      data,
      site,
      ['洗濯物のお届けが完了しました。', 'ご利用ありがとうございました。'],
      lookedAt(data, site),
    ),
  claim_made: ({ name, number, text, photos }, site) =>
    mail(
      `仕上がりについてのご連絡を受け付けました（受付番号 ${number}）`,
      name,
      site,
      ['仕上がりについてのご連絡を、下記のとおり受け付けました。', '内容を確認し、メールで回答いたします。'],
      `受付番号：${number}`,
      text,
      ...(photos === 0 ? [] : [`写真：${photos}枚`]),
      ['いただいたご連絡は、下記のページでご確認いただけます。', linkTo('history', site)],
    ),
  claim_answered: ({ name, number, answer }, site) =>
    mail(
      `仕上がりについてのご連絡への回答（受付番号 ${number}）`,
      name,
      site,
      ['仕上がりについてご連絡いただき、ありがとうございました。', '下記のとおり回答いたします。'],
      `受付番号：${number}`,
      answer,
      ['いただいたご連絡は、下記のページでご確認いただけます。', linkTo('history', site)],
    ),
  withdrawn: ({ name, until, atOnce }, site) =>
    mail(
      '退会を受け付けました',
      name,
      site,
      atOnce
        ? '退会のお手続きが完了しました。'
        : ['退会のお手続きを受け付けました。', `${displayDateTime(until, 'ja', site.now)}までご利用いただけます。`],
      'これまでご利用いただき、ありがとうございました。',
    ),
} satisfies Partial<Templates>;

/** A paragraph of the bags that came back, after the words about what did not; none where the request took none. */
const bagsBack = (returned: ReturnedBags | null, site: MailSite, ...before: readonly string[]): Paragraph[] =>
  returned === null ? [] : [[...before, ...bagsBackLines(returned, site)]].filter((lines) => lines.length > 0);

const usedLine = (cost: UsedBags | null): string[] =>
  cost === null ? [] : [`${bagCount(cost.used, 'ja')}は、ご利用になったものとします。`];
