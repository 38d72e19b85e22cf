import { escapeHtml, sandboxDocument } from '../../../common/http/sandbox-document.js';

/** What the customer may do on the provider's page. */
const BUTTONS = [
  ['approve', '支払う'],
  ['decline', 'カードが使えない（失敗する）'],
  ['cancel', 'やめて戻る'],
  ['slow', '支払う（通知が10秒遅れる）'],
  ['twice', '支払う（通知が2回届く）'],
] as const;
export type PageButton = (typeof BUTTONS)[number][0];
export const PAGE_BUTTONS: readonly string[] = BUTTONS.map(([value]) => value);

export interface SandboxPageFacts {
  readonly no: string;
  readonly channel: string;
  readonly amount: number;
}

const CHANNELS: Readonly<Record<string, string>> = { card: 'クレジットカード', paypay: 'PayPay' };

/** The sandbox provider's page for people: no script, so that it works under the strictest policy. */
export function sandboxPage({ no, channel, amount }: SandboxPageFacts): string {
  const buttons = BUTTONS.map(([value, label]) => `<button name="decision" value="${value}">${label}</button>`).join(
    '\n      ',
  );
  return sandboxDocument(
    'お支払い（テスト環境）',
    `<p>これはテスト用の決済ページです。お金は動きません。</p>
    <dl>
      <dt>お支払い方法</dt><dd>${CHANNELS[channel] ?? ''}</dd>
      <dt>金額</dt><dd>${amount.toLocaleString('ja-JP')}円</dd>
      <dt>取引番号</dt><dd><code>${escapeHtml(no)}</code></dd>
    </dl>
    <form method="post" action="/sandbox/decisions/${encodeURIComponent(no)}">
      ${buttons}
    </form>`,
  );
}

export const sandboxNotFound = (): string =>
  sandboxDocument(
    'お支払いが見つかりません',
    '<p>この取引番号のお支払いはありません。お店のページからやり直してください。</p>',
  );
