import { changeDeadline } from '@laundry/shared/rules/dates/change-rules';
import { displayDateTime } from '@laundry/shared/time/display';
import { letter, type Paragraph } from './letter.js';
import { linkTo } from './mail-links.js';
import type { MailSite, MailText, RequestMail } from './mail-data.js';

const SIGNATURE = 'このメールは送信専用です。ご返信いただいてもお答えできません。';

/** `name` null: where no typed name may stand. */
export const mail = (
  subject: string,
  name: string | null,
  site: MailSite,
  ...paragraphs: readonly Paragraph[]
): MailText =>
  letter({ subject, reader: name === null ? 'お客様' : `${name} 様`, signature: SIGNATURE }, site, paragraphs);

/** A mail about a request: its number in the subject, and its facts after the first words. */
export const ofRequest = (
  subject: string,
  data: RequestMail,
  site: MailSite,
  lead: Paragraph,
  ...paragraphs: readonly Paragraph[]
): MailText => mail(`${subject}（受付番号 ${data.number}）`, data.name, site, lead, facts(data, site), ...paragraphs);

const facts = ({ number, pickup, delivery, count }: RequestMail, { now }: MailSite): Paragraph => [
  `受付番号：${number}`,
  ...(pickup === null ? [] : [`集荷日時：${displayDateTime(pickup, 'ja', now)}`]),
  `配達日時：${delivery === null ? '次回の集荷と同時にお届けします' : displayDateTime(delivery, 'ja', now)}`,
  `バッグ数：${count}`,
];

/** Until when something can be changed, and where; where to look at it when nothing can be. */
export const change = ({ changeable }: RequestMail, site: MailSite): Paragraph => {
  const deadline = changeDeadline(changeable, site.now);
  const link = linkTo('currentRequests', site);
  if (deadline === null) return ['ご依頼の内容は、下記のページでご確認いただけます。', link];
  const what = deadline.of === 'request' ? '変更・キャンセル' : '配達日時の変更';
  return [`${what}は ${displayDateTime(deadline.until, 'ja', site.now)} まで、`, '下記のページで承ります。', link];
};

export const again = (site: MailSite): Paragraph => [
  'あらためてのご依頼は、下記のページで承ります。',
  linkTo('newRequest', site),
];

export const questions = (site: MailSite): Paragraph => [
  'ご不明な点は、お問い合わせフォームよりご連絡ください。',
  linkTo('contact', site),
];

/** How a missed leg gets a new date: by the customer while that is possible, else by asking. */
export function newDate(leg: '集荷' | '配達', data: RequestMail, site: MailSite): Paragraph {
  if (changeDeadline(data.changeable, site.now)?.of === (leg === '集荷' ? 'request' : 'delivery'))
    return change(data, site);
  return [`あらためての${leg}日時は、お問い合わせフォームよりご連絡ください。`, linkTo('contact', site)];
}
