import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toEpochMillis } from '@laundry/shared/time/jst';
import { Clock } from '../../../../common/clock/clock.js';
import { TAKES_FORM } from '../../../../common/http/takes-body.js';
import { LINE_USER_ID, LinePort } from '../../../mail/notifications/line/line-port.js';
import { SANDBOX_TALK_PATH, SandboxLine } from '../../../mail/notifications/line/sandbox-line.js';
import { SANDBOX_ACTS, sandboxTalkPage, type SandboxAct } from './sandbox-talk-page.js';

const WEBHOOK = '/api/v1/line/webhook';
const COOKIE = 'sandbox_line';
const IN_COOKIES = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`);
/** A text of LINE's has 5,000 letters at most. */
const TEXT_MOST = 5_000;

type Asked = { Querystring: { text?: unknown } };

/** The talk with the sandbox's account: each browser is a person on LINE of its own. Outside the API, as LINE is. */
export function serveLineSandbox(app: NestFastifyApplication): void {
  const line = app.get<LinePort | null>(LinePort, { strict: false });
  if (!(line instanceof SandboxLine)) return;
  const clock = app.get(Clock);
  const fastify = app.getHttpAdapter().getInstance();

  const tell = async (lineUserId: string, act: SandboxAct, text: string): Promise<void> => {
    const payload = JSON.stringify({
      destination: 'sandbox',
      events: [
        {
          type: act === 'send' ? 'message' : act,
          source: { type: 'user', userId: lineUserId },
          timestamp: toEpochMillis(clock.now()),
          replyToken: lineUserId,
          ...(act === 'send' && { message: { type: 'text', text } }),
        },
      ],
    });
    const headers = { 'content-type': 'application/json', 'x-line-signature': line.sign(payload) };
    await fastify.inject({ method: 'POST', url: WEBHOOK, headers, payload });
  };

  fastify.get<Asked>(SANDBOX_TALK_PATH, async (request, reply) => {
    const { text } = request.query;
    const typed = typeof text === 'string' ? text.slice(0, TEXT_MOST) : '';
    const lines = await line.talks.of(personOf(request, reply));
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(sandboxTalkPage(lines, typed));
  });
  fastify.post<{ Body: unknown }>(`${SANDBOX_TALK_PATH}/acts`, TAKES_FORM, async (request, reply) => {
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    const act = SANDBOX_ACTS.find((each) => each === form.get('act'));
    const text = (form.get('text') ?? '').slice(0, TEXT_MOST);
    const person = personOf(request, reply);
    if (act === 'send' && text !== '') await line.talks.add(person, { from: 'person', text });
    if (act !== undefined && (act !== 'send' || text !== '')) await tell(person, act, text);
    return reply.redirect(SANDBOX_TALK_PATH, 303);
  });
}

function personOf({ headers }: FastifyRequest, reply: FastifyReply): string {
  const [, known = ''] = IN_COOKIES.exec(headers.cookie ?? '') ?? [];
  if (LINE_USER_ID.test(known)) return known;
  const person = `U${randomBytes(16).toString('hex')}`;
  void reply.header('set-cookie', `${COOKIE}=${person}; Path=${SANDBOX_TALK_PATH}; HttpOnly; SameSite=Lax`);
  return person;
}
