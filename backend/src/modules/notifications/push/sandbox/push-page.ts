import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { escapeHtml, sandboxDocument } from '../../../../common/http/sandbox-document.js';
import { PushPort } from '../../../mail/notifications/push/push-port.js';
import type { PushPayload } from '../../../mail/notifications/push/push-payload.js';
import { SandboxPush } from '../../../mail/notifications/push/sandbox-push.js';

const PATH = '/sandbox/push';

/** What devices would have been told, the newest first. Outside the API, as push services are. */
export function servePushSandbox(app: NestFastifyApplication): void {
  const push = app.get<PushPort | null>(PushPort, { strict: false });
  if (!(push instanceof SandboxPush)) return;
  const pages = app.getHttpAdapter().getInstance();
  pages.get(PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(await push.shown())),
  );
}

const pageOf = (shown: readonly PushPayload[]): string =>
  sandboxDocument(
    '端末への通知（テスト環境）',
    `<p>これはテスト用の一覧です。端末には何も送信されません。</p>
    <ol class="talk">${shown.map(item).join('\n')}</ol>`,
  );

/** With what a device would have got, as it would have got it. */
const item = (payload: PushPayload): string => {
  const { title, body, url, actions } = payload;
  const links = [...(url === null ? [] : [{ title: '開く', url }]), ...actions];
  return `<li data-payload="${escapeHtml(JSON.stringify(payload))}"><p>${escapeHtml(title)}</p>${escapeHtml(body)}<ul>${links
    .map((link) => `<li><a href="${escapeHtml(link.url)}">${escapeHtml(link.title)}</a></li>`)
    .join('')}</ul></li>`;
};
