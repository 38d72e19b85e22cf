import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LINE_LIMITS } from '@laundry/shared/constants/line-limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { addMinutes, toEpochMillis } from '@laundry/shared/time/jst';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { LineLink } from '../../src/modules/notifications/line/line-link.entity.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { mailsOf, operationsOf, signedIn } from '../harness/calls/own-requests.js';
import { LinePlatform, newLineUser, send, signedCall, tell } from '../harness/providers/line-platform.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let line: LinePlatform;
beforeAll(async () => {
  line = await new LinePlatform().listen();
  app = await startApp({ env: line.env });
});
afterAll(async () => {
  await app.close();
  await line.close();
});
beforeEach(() => line.reset());
afterEach(() => app.clock.set(NOW));

const OWN = '/users/me/notifications';
const codeOf = async (caller: Caller): Promise<string> =>
  (await caller.post('/users/me/lineCode').expect(201)).body.code;
const linkedAt = async (caller: Caller): Promise<string | null> =>
  (await caller.get(OWN).expect(200)).body.line.linked_at;
const wrote = (userId: string, text: string) => tell(app, { type: 'message', userId, text });
const linked = async () => {
  const { user, caller } = await signedIn(app);
  const lineUser = newLineUser();
  await wrote(lineUser, await codeOf(caller));
  expect(await linkedAt(caller)).not.toBeNull();
  return { user, caller, lineUser };
};
const changesOf = async (userId: number): Promise<object[]> => {
  const where = { user_id: userId, operation_type: OPERATION.lineLinkChanged };
  const rows = await app.database.manager.find(OperationHistory, { where, order: { id: 'ASC' } });
  return rows.map(({ changes }) => JSON.parse(changes) as object);
};

describe('a customer is linked to LINE', () => {
  it('by a code that they send to the account there', async () => {
    const { user, caller } = await signedIn(app);
    expect((await caller.get(OWN).expect(200)).body).toEqual({
      line: { linked_at: null },
      push: { public_key: expect.any(String), devices: [] },
      muted: [],
    });
    const { body } = await caller.post('/users/me/lineCode').expect(201);
    expect(body).toEqual({
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
      expires_at: expect.stringMatching(/^2026-11-25 09:15/),
      account_id: '@123abcde',
      url: `https://line.me/R/oaMessage/%40123abcde/?${body.code}`,
    });
    const lineUser = newLineUser();
    await wrote(lineUser, ` ${body.code.toLowerCase().replace('-', '')}\n`);
    expect(await linkedAt(caller)).toMatch(/^2026-11-25 09:0/);
    expect(line.replies).toEqual([{ replyToken: `reply-${lineUser}`, text: expect.stringContaining('完了しました') }]);
    expect(await operationsOf(app, user)).toEqual([OPERATION.lineLinkChanged]);
    expect(await changesOf(user.id)).toEqual([{ line_linked: [false, true] }]);
    expect(await mailsOf(app, user)).toEqual(['line_linked']);
    const [row] = await app.database.query<{ line_user_id: string }>('SELECT * FROM line_links WHERE user_id = ?', [
      user.id,
    ]);
    expect(row?.line_user_id).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain(lineUser);
  });

  it('in their language', async () => {
    const { caller } = await signedIn(app, { current_lang: 'en' });
    await wrote(newLineUser(), await codeOf(caller));
    expect(line.replies[0]?.text).toContain('Your account is linked');
  });

  it('once by a code: it is nobody else’s any more', async () => {
    const { caller } = await signedIn(app);
    const code = await codeOf(caller);
    await wrote(newLineUser(), code);
    const [before] = await app.database.query('SELECT * FROM line_links ORDER BY id DESC LIMIT 1');
    await wrote(newLineUser(), code);
    expect(line.replies[1]?.text).toContain('コードを確認できませんでした');
    const [after] = await app.database.query('SELECT * FROM line_links ORDER BY id DESC LIMIT 1');
    expect(after).toEqual(before);
  });

  it.each([
    ['a newer code was made', async (caller: Caller) => void (await codeOf(caller))],
    ['it is too old', async () => app.clock.set(addMinutes(app.clock.now(), LINE_LIMITS.codeMinutes + 1))],
    ['the link was ended', async (caller: Caller) => void (await caller.delete('/users/me/lineLink').expect(204))],
  ])('not by a code once %s', async (_, over) => {
    const { caller } = await signedIn(app);
    const code = await codeOf(caller);
    await over(caller);
    await wrote(newLineUser(), code);
    expect(await linkedAt(caller)).toBeNull();
  });

  it('with another account of LINE’s in place of the one before', async () => {
    const { user, caller, lineUser } = await linked();
    const other = newLineUser();
    await wrote(other, await codeOf(caller));
    const links = await app.database.manager.findBy(LineLink, { user_id: user.id });
    expect(links.map(({ line_user_id }) => line_user_id)).toEqual([other]);
    await tell(app, { type: 'unfollow', userId: lineUser });
    expect(await linkedAt(caller)).not.toBeNull();
    expect(await changesOf(user.id)).toEqual([
      { line_linked: [false, true] },
      { line_linked: [true, true], line_reason: [null, 'replaced'] },
    ]);
  });

  it('with one that was another customer’s until then', async () => {
    const before = await linked();
    const { caller } = await signedIn(app);
    await wrote(before.lineUser, await codeOf(caller));
    expect(await linkedAt(before.caller)).toBeNull();
    expect(await linkedAt(caller)).not.toBeNull();
    expect((await changesOf(before.user.id)).at(-1)).toEqual({
      line_linked: [true, false],
      line_reason: [null, 'elsewhere'],
    });
  });

  it('one of two who send their codes from one account at once', async () => {
    const callers = [(await signedIn(app)).caller, (await signedIn(app)).caller];
    const codes = await Promise.all(callers.map(codeOf));
    const lineUser = newLineUser();
    await Promise.all(codes.map((code) => wrote(lineUser, code)));
    const at = await Promise.all(callers.map(linkedAt));
    expect(at.filter((each) => each !== null)).toHaveLength(1);
  });

  it('with the same account again, and nothing happens', async () => {
    const { user, caller, lineUser } = await linked();
    await wrote(lineUser, await codeOf(caller));
    expect(await changesOf(user.id)).toHaveLength(1);
  });
});

describe('a link ends', () => {
  it('when its customer ends it, twice as once', async () => {
    const { user, caller } = await linked();
    await caller.delete('/users/me/lineLink').expect(204);
    await caller.delete('/users/me/lineLink').expect(204);
    expect(await linkedAt(caller)).toBeNull();
    expect(await changesOf(user.id)).toEqual([{ line_linked: [false, true] }, { line_linked: [true, false] }]);
  });

  it('when they block the account on LINE', async () => {
    const { user, caller, lineUser } = await linked();
    await tell(app, { type: 'unfollow', userId: lineUser }, { type: 'unfollow', userId: lineUser });
    expect(await linkedAt(caller)).toBeNull();
    expect((await changesOf(user.id)).slice(1)).toEqual([
      { line_linked: [true, false], line_reason: [null, 'blocked'] },
    ]);
  });

  it('not by a block that came before it, and is told late', async () => {
    const { caller, lineUser } = await linked();
    const timestamp = toEpochMillis('2026-11-25 08:59:00');
    await tell(app, { type: 'unfollow', userId: lineUser, isRedelivery: true, timestamp });
    expect(await linkedAt(caller)).not.toBeNull();
  });

  it.each([
    ['although LINE’s clock is behind ours', '2026-11-25 09:00:02', true],
    ['unless it came so long before that no clock is so wrong', '2026-11-25 08:58:59', false],
  ])('by a block that came after it, %s', async (_, at, isOver) => {
    app.clock.set('2026-11-25 09:00:04');
    const { caller, lineUser } = await linked();
    await tell(app, { type: 'unfollow', userId: lineUser, timestamp: toEpochMillis(at) });
    expect((await linkedAt(caller)) === null).toBe(isOver);
  });

  it('with the account', async () => {
    const { user } = await linked();
    const admin = await app.as(await buildAdmin(app));
    await admin.post(`/admin/users/${user.id}/status`).send({ status: 90 }).expect(200);
    expect(await app.database.manager.findBy(LineLink, { user_id: user.id })).toEqual([]);
  });
});

it('a link to LINE goes on with a new password, of which the mail says so and leads to its end', async () => {
  const { user, caller } = await linked();
  await caller.post('/users/me/password').send({ password: 'neues1234', password_confirm: 'neues1234' }).expect(200);
  const mail = await app.database.manager.findOneByOrFail(Mail, { user_id: user.id, template: 'password_changed' });
  expect(mail.body).toContain('/profile/notifications');
  expect(await app.database.manager.countBy(LineLink, { user_id: user.id })).toBe(1);
});

describe('what LINE tells', () => {
  it.each([
    ['without a signature', ''],
    ['with another’s signature', signedCallOfAnother],
    ['with a signature of other words', (body: string) => signatureOf(`${body} `)],
  ])('is refused %s', async (_, signature) => {
    const { caller } = await signedIn(app);
    const call = signedCall(app, [{ type: 'message', userId: newLineUser(), text: await codeOf(caller) }]);
    const signed = typeof signature === 'string' ? signature : signature(call.body);
    await send(app, { ...call, signature: signed }).expect(400);
    expect(await linkedAt(caller)).toBeNull();
  });

  it('is passed over where it is none of our business', async () => {
    const userId = newLineUser();
    await tell(
      app,
      { type: 'message', userId, text: 'こんにちは' },
      { type: 'message', userId },
      { type: 'postback', userId },
      { type: 'message', userId: 'C0123', text: 'ABCD-2345' },
      { type: 'unfollow', userId },
    );
    await tell(app);
    expect(line.replies).toEqual([]);
  });

  it.each([
    ['a group', { type: 'group', groupId: 'C0123' }],
    ['a room', { type: 'room', roomId: 'R0123' }],
  ] as const)('links nobody, and is not answered, where others read it: in %s', async (_, place) => {
    const { caller } = await signedIn(app);
    const lineUser = newLineUser();
    const code = await codeOf(caller);
    await tell(app, { type: 'message', userId: lineUser, text: code, place });
    expect(await linkedAt(caller)).toBeNull();
    expect(line.replies).toEqual([]);
    await wrote(lineUser, code);
    expect(await linkedAt(caller)).not.toBeNull();
  });

  it.each([
    ['{"events":{}}'],
    ['{"events":[null,1,"x",[],{"type":"message"}]}'],
    ['[]'],
    ['{"events":[{"type":"follow","source":{"userId":"U1"},"timestamp":1e99}]}'],
    ['null'],
    ['{'],
    [`{"events":${'['.repeat(10_000)}`],
  ])('is no error of ours, whatever it is: %#', async (body) => {
    const { status } = await send(app, { body, signature: signatureOf(body) });
    expect([200, 400]).toContain(status);
  });

  it('is answered with a greeting by who follows', async () => {
    await tell(app, { type: 'follow', userId: newLineUser() });
    expect(line.replies[0]?.text).toContain('友だち追加ありがとうございます');
  });

  it('is not answered when it is told again', async () => {
    await tell(app, { type: 'follow', userId: newLineUser(), isRedelivery: true });
    expect(line.replies).toEqual([]);
  });

  it('is taken although LINE does not take the answer', async () => {
    const { caller } = await signedIn(app);
    line.line = { reply: 'call lost' };
    await wrote(newLineUser(), await codeOf(caller));
    expect(await linkedAt(caller)).not.toBeNull();
  });

  it('is all taken in time although LINE keeps every answer waiting', async () => {
    const { caller } = await signedIn(app);
    line.hold = () => new Promise(() => undefined);
    const follows = Array.from({ length: 20 }, () => ({ type: 'follow', userId: newLineUser() }));
    await tell(app, ...follows, { type: 'message', userId: newLineUser(), text: await codeOf(caller) });
    expect(await linkedAt(caller)).not.toBeNull();
  });

  it('is in no line of the log', async () => {
    const { caller } = await signedIn(app);
    const lineUser = newLineUser();
    const code = await codeOf(caller);
    const lines = await logLinesOf(app, () => wrote(lineUser, code));
    for (const secret of [lineUser, code, code.replace('-', ''), 'an_access_token', 'a_channel_secret'])
      expect(lines.join('\n')).not.toContain(secret);
  });
});

describe('kinds of notifications', () => {
  it('are switched off and on, each by itself', async () => {
    const { user, caller } = await signedIn(app);
    const set = async (kind: string, is_on: boolean) =>
      (await caller.post(OWN).send({ kind, is_on }).expect(200)).body.muted;
    expect(await set('visits', false)).toEqual(['visits']);
    expect(await set('requests', false)).toEqual(['requests', 'visits']);
    expect(await set('visits', true)).toEqual(['requests']);
    expect(await set('visits', true)).toEqual(['requests']);
    expect(await operationsOf(app, user)).toEqual(Array(3).fill(OPERATION.notificationsChanged));
  });

  it('are switched off once by two at once', async () => {
    const { user, caller } = await signedIn(app);
    const off = () => caller.post(OWN).send({ kind: 'visits', is_on: false });
    expect((await Promise.all([off(), off()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await operationsOf(app, user)).toHaveLength(1);
  });

  it.each([{}, { kind: 'all', is_on: true }, { kind: 'visits' }, { kind: 'visits', is_on: 'maybe' }])(
    'are refused as %j',
    async (body) => {
      const { caller } = await signedIn(app);
      await caller.post(OWN).send(body).expect(422);
    },
  );
});

it('codes that are guessed are taken five times an hour from one account of LINE’s', async () => {
  const limited = await startApp({ env: { ...line.env, RATE_LIMIT: 'on' } });
  try {
    const caller = await limited.as(await buildCustomer(limited));
    const lineUser = newLineUser();
    const guess = (text: string) => tell(limited, { type: 'message', userId: lineUser, text });
    for (let n = 0; n < LINE_LIMITS.guessesPerHour; n += 1) await guess(`AAAA-AAA${n + 2}`);
    await guess(await codeOf(caller));
    expect(line.replies.at(-1)?.text).toContain('しばらく受け付けを止めています');
    expect(await linkedAt(caller)).toBeNull();
    limited.clock.set(addMinutes(limited.clock.now(), 61));
    const again = await limited.as(await buildCustomer(limited));
    await guess(await codeOf(again));
    expect(await linkedAt(again)).not.toBeNull();
  } finally {
    await limited.close();
  }
});

it('a code that LINE tells of again is no guess', async () => {
  const limited = await startApp({ env: { ...line.env, RATE_LIMIT: 'on' } });
  try {
    const caller = await limited.as(await buildCustomer(limited));
    const told = { type: 'message', userId: newLineUser(), isRedelivery: true };
    const text = await codeOf(caller);
    for (let n = 0; n <= LINE_LIMITS.guessesPerHour; n += 1) await tell(limited, { ...told, text });
    await caller.delete('/users/me/lineLink').expect(204);
    await tell(limited, { ...told, text });
    expect(await linkedAt(caller)).toBeNull();
    await tell(limited, { ...told, text: await codeOf(caller) });
    expect(await linkedAt(caller)).not.toBeNull();
  } finally {
    await limited.close();
  }
});

it('nothing of LINE is there in production that is not on it', async () => {
  const without = await startApp({
    env: {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://laundry.example',
      TRUSTED_PROXIES: '0',
      APP_NOW: '',
      RATE_LIMIT: 'on',
    },
  });
  try {
    const caller = await without.as(await buildCustomer(without));
    expect((await caller.get(OWN).expect(200)).body).toMatchObject({ line: null, muted: [] });
    await caller.post('/users/me/lineCode').expect(404);
    await send(without, signedCall(without, [])).expect(404);
    await caller.delete('/users/me/lineLink').expect(204);
  } finally {
    await without.close();
  }
});

function signatureOf(body: string): string {
  return createHmac('sha256', line.env['LINE_CHANNEL_SECRET'] ?? '')
    .update(body)
    .digest('base64');
}
function signedCallOfAnother(): string {
  return signedCall(app, [], 'another secret').signature;
}
