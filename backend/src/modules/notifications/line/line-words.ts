import { LINE_LIMITS } from '@laundry/shared/constants/line-limits';
import type { Lang } from '@laundry/shared/constants/langs';

/** What the account answers on LINE to somebody whose language is known. */
export const LINKED: Readonly<Record<Lang, string>> = {
  ja: 'LINE連携が完了しました。ご依頼や集荷・配達のお知らせを、こちらにもお送りします。お知らせの種類は、「お客様情報」の「通知」で変更できます。',
  en: 'Your account is linked. We will also tell you here about your requests and visits. You can choose what in "Notifications" of your account.',
};

/** And to somebody who is nobody yet. */
const both = (ja: string, en: string): string => `${ja}\n\n${en}`;

export const GREETING = both(
  '友だち追加ありがとうございます。お知らせを受け取るには、「お客様情報」の「通知」で「LINEと連携する」を押し、表示されたコードをこのトークに送信してください。',
  'Thank you for adding us. To be told here about your requests, press "Link LINE" in "Notifications" of your account, and send the code here.',
);
export const UNKNOWN_CODE = both(
  `コードを確認できませんでした。コードは表示から${LINE_LIMITS.codeMinutes}分間、1回だけ有効です。「お客様情報」の「通知」で、新しいコードを表示してください。`,
  `This code is not valid. A code works once, for ${LINE_LIMITS.codeMinutes} minutes. Please make a new one in "Notifications" of your account.`,
);
export const TOO_MANY_CODES = both(
  '確認できないコードが続いたため、しばらく受け付けを止めています。1時間ほどたってからお試しください。',
  'There were too many codes that are not valid. Please try again in an hour.',
);
