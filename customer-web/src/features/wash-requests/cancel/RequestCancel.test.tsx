import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildUser } from '../../../test/builders/build-user';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { followLink } from '../../../test/follow-link';
import { held } from '../../../test/held';
import { openApp } from '../../../test/open-app';
import { api, problem, refused, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

const ROW = '/users/me/washRequests/71';
const COMPANY = { is_company: true, company_name: '株式会社月' } as const;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function openWith(overrides: Parameters<typeof buildWashRequest>[0] = {}) {
  const world = signedIn({ current: [buildWashRequest(overrides)] });
  await openApp('/wash-request-cancel/71');
  return world;
}

describe('a cancellation of which nothing was heard', () => {
  it.each([
    ['the deadline', () => problem(503)],
    ['no answer', () => HttpResponse.error()],
  ])('(%s) is done when the next try finds nothing', async (_what, first) => {
    await openWith();
    server.use(http.delete(api(ROW), first));
    await press('キャンセルする');
    expect(await screen.findByText('送信できたか確認できませんでした')).toBeVisible();
    server.use(http.delete(api(ROW), () => problem(404)));
    await press('キャンセルする');
    expect(await screen.findByText('2バッグが残りバッグに戻りました。')).toBeVisible();
  });

  it('is done when the request is gone', async () => {
    const world = await openWith();
    server.use(
      http.delete(api(ROW), () => {
        world.current = [];
        return problem(503);
      }),
    );
    await press('キャンセルする');
    expect(await screen.findByText('2バッグが残りバッグに戻りました。')).toBeVisible();
  });
});

describe('cancelling', () => {
  it('says that the bags come back, does it once, and shows the bags left anew', async () => {
    const world = await openWith();
    const { sent, letGo } = held('delete', ROW, () => {
      world.user = { available_request_count: 6 };
      world.current = [];
      return new HttpResponse(null, { status: 204 });
    });
    expect(await screen.findByText('キャンセルすると、2バッグが残りバッグに戻ります。')).toBeVisible();
    expect(screen.getByText('11月30日(月)までのご依頼にご利用いただけます。')).toBeVisible();
    await press('キャンセルする');
    await press('送信しています');
    await letGo();
    expect(await screen.findByText('2バッグが残りバッグに戻りました。')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('受付番号 71（11月26日(木) 10:00）をキャンセルしました');
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('6'));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['ja', {}, 'キャンセルする', 'キャンセルしました', 'ご契約プランを見る', /11月30日\(月\)までに月額プランへ/],
    [
      'ja',
      COMPANY,
      'キャンセルする',
      'キャンセルしました',
      'ご契約プランを見る',
      /審査がある場合は、月額プランのバッグ数に/,
    ],
    ['en', {}, 'Cancel request', 'is cancelled', 'See your plan', /if you change to a monthly plan by then\.$/],
  ] as const)(
    'says how the bags can be used that come back to a one-time plan (%s, %o)',
    async (lang, account, press_, done, plan, why) => {
      keepLang(lang);
      const user_plan = { ...buildUser().user_plan, plan_id: 'tx_1' };
      signedIn({ user: { user_plan, ...account }, current: [buildWashRequest()] });
      await openApp('/wash-request-cancel/71');
      expect(await screen.findByText(why)).toBeVisible();
      expect(screen.getByRole('link', { name: plan })).toHaveAttribute('href', '/plan');
      server.use(http.delete(api(ROW), () => new HttpResponse(null, { status: 204 })));
      await press(press_);
      expect(await screen.findByRole('heading', { name: new RegExp(done) })).toBeVisible();
      expect(screen.getByText(why)).toBeVisible();
    },
  );

  it('lets the same be asked for anew when the answer to its booking was lost', async () => {
    const keys: (string | null)[] = [];
    const world = signedIn();
    server.use(
      http.post(api('/users/me/washRequests'), ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        if (keys.length > 1) return HttpResponse.json(buildWashRequest({ id: 72 }), { status: 201 });
        world.current = [buildWashRequest()];
        return HttpResponse.error();
      }),
      http.delete(api(ROW), () => {
        world.current = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const follow = async (name: string) => {
      const [link] = await screen.findAllByRole('link', { name });
      await followLink(link ?? document.body);
    };
    await openApp('/wash-request');
    await press('確認へ進む');
    await press('この内容で依頼する');
    await screen.findByText('送信できたか確認できませんでした');
    await follow('変更・キャンセル');
    await follow('受付番号71の依頼をキャンセルする');
    await press('キャンセルする');
    await screen.findByText('2バッグが残りバッグに戻りました。');
    await follow('集配のご依頼');
    await press('確認へ進む');
    await press('この内容で依頼する');
    await screen.findByText('ご依頼を受け付けました');
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    ['done', () => new HttpResponse(null, { status: 204 }), 'status', '先ほどのお手続きを受け付けました'],
    [
      'refused',
      () => refused(409, { sched_pickup_dt: 'cancel_time_limit' }, { reason: 'time_limit_exceeded' }),
      'alert',
      '送信できませんでした',
    ],
  ])('tells whoever does not wait that it was %s', async (_what, answer, role, words) => {
    await openWith();
    const { asked, letGo } = held('delete', ROW, answer);
    await press('キャンセルする');
    await asked;
    const [link] = await screen.findAllByRole('link', { name: 'お問い合わせ' });
    await followLink(link ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'お問い合わせ' });
    await letGo();
    expect(await screen.findByRole(role)).toHaveTextContent(words);
  });

  it.each([
    [1, 'When you cancel, 1 bag goes back to your bags left.'],
    [2, 'When you cancel, 2 bags go back to your bags left.'],
  ])('%i of the bags in English', async (count, words) => {
    keepLang('en');
    await openWith({ count });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['ja', 'キャンセルする', '集荷の2時間前を過ぎているためキャンセルはできません'],
    ['en', 'Cancel request', 'A request can’t be cancelled when pickup is less than 2 hours away'],
  ] as const)('too late is refused in words (%s)', async (lang, button, words) => {
    keepLang(lang);
    await openWith();
    server.use(
      http.delete(api(ROW), () =>
        refused(409, { sched_pickup_dt: 'cancel_time_limit' }, { reason: 'time_limit_exceeded' }),
      ),
    );
    await press(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    [{ canCancel: false }, '集荷の2時間前を過ぎているためキャンセルはできません'],
    [{ canCancel: false, result_pickup_dt: '2026-11-24 08:00:00' }, '集荷済みのため変更できません'],
    [{ canCancel: false, plan_id: 'tx_1' }, '単発の依頼ではこの操作はできません'],
  ])('is not offered for %j', async (overrides, words) => {
    await openWith(overrides);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'キャンセルする' })).toBeNull();
  });

  it('says in English, too, which one is cancelled', async () => {
    keepLang('en');
    await openWith();
    server.use(http.delete(api(ROW), () => new HttpResponse(null, { status: 204 })));
    await press('Cancel request');
    expect(await screen.findByText('2 bags went back to your bags left.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Request no. 71 (Thu, 26 Nov, 10:00) is cancelled');
  });

  it('that began without a line says in English, too, when it is back', async () => {
    keepLang('en');
    await openWith();
    server.use(http.delete(api(ROW), () => HttpResponse.error()));
    window.dispatchEvent(new Event('offline'));
    await press('Cancel request');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your request could not be cancelled');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('You’re back online. Please try again.')).toBeVisible();
  });

  it('what is not there any more says so', async () => {
    signedIn();
    await openApp('/wash-request-cancel/71');
    expect(await screen.findByText(/このご依頼は見つかりません/)).toBeVisible();
  });
});
