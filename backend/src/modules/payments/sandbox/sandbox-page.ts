const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

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
  return document(
    'お支払い（テスト環境）',
    `<p>これはテスト用の決済ページです。お金は動きません。</p>
    <dl>
      <dt>お支払い方法</dt><dd>${CHANNELS[channel] ?? ''}</dd>
      <dt>金額</dt><dd>${amount.toLocaleString('ja-JP')}円</dd>
      <dt>取引番号</dt><dd><code>${escape(no)}</code></dd>
    </dl>
    <form method="post" action="/sandbox/decisions/${encodeURIComponent(no)}">
      ${buttons}
    </form>`,
  );
}

export const sandboxNotFound = (): string =>
  document(
    'お支払いが見つかりません',
    '<p>この取引番号のお支払いはありません。お店のページからやり直してください。</p>',
  );

const document = (title: string, body: string): string => `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/sandbox/style.css">
  </head>
  <body>
    <main>
    <h1>${title}</h1>
    ${body}
    </main>
  </body>
</html>
`;

export const SANDBOX_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; }
body { margin: 0; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.4rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
button { min-height: 3rem; padding: .5rem 1rem; font: inherit; border: 1px solid; border-radius: .5rem; cursor: pointer; }
button:first-child { font-weight: 700; }
button:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;
