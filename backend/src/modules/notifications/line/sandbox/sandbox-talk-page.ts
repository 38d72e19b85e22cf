import { escapeHtml, sandboxDocument } from '../../../../common/http/sandbox-document.js';
import { SANDBOX_TALK_PATH } from '../../../mail/notifications/line/sandbox-line.js';
import type { TalkLine } from '../../../mail/notifications/line/sandbox-talks.js';

/** What a person can do on the page; `follow` and `unfollow` as LINE calls them. */
export const SANDBOX_ACTS = ['send', 'follow', 'unfollow'] as const;
export type SandboxAct = (typeof SANDBOX_ACTS)[number];

/** The talk so far, and a field to write in. */
export const sandboxTalkPage = (lines: readonly TalkLine[], typed: string): string =>
  sandboxDocument(
    'LINE（テスト環境）',
    `<p>これはテスト用のトーク画面です。LINEには何も送信されません。</p>
    <ol class="talk">${lines.map(talkLine).join('\n')}</ol>
    <form method="post" action="${SANDBOX_TALK_PATH}/acts">
      <label>メッセージ <input name="text" value="${escapeHtml(typed)}" autocomplete="off"></label>
      <button name="act" value="send">送信する</button>
      <button name="act" value="follow">友だち追加する</button>
      <button name="act" value="unfollow">ブロックする</button>
    </form>`,
  );

function talkLine(line: TalkLine): string {
  if ('text' in line) return `<li class="${line.from}">${escapeHtml(line.text)}</li>`;
  const { title, facts, buttons } = line.content;
  return `<li class="account"><p>${escapeHtml(title)}</p>${facts
    .map(({ label, value }) => `<div>${escapeHtml(label)}：${escapeHtml(value)}</div>`)
    .join('')}<ul>${buttons
    .map(({ label, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`)
    .join('')}</ul></li>`;
}
