import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { keepNext } from '../../../lib/session/stored-next';
import { NEXT_KEY, TOKEN_KEY, keepToken } from '../../../lib/session/session-token';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { openApp } from '../../../test/open-app';
import { api, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

const kept = (): unknown => JSON.parse(localStorage.getItem(NEXT_KEY) ?? 'null');

it.each([
  ['ja', ['集荷 11月26日(木) 10:00', '残り 4バッグ（11月30日(月) ご依頼分まで）'], /^11月24日\(火\) 08:3\d時点$/],
  ['en', ['Pickup Thu, 26 Nov, 10:00', expect.stringContaining('4 bags')], /^As of Tue, 24 Nov, 08:3\d$/],
] as const)(
  'what comes next and the bags left are stored in words, with their time (%s)',
  async (lang, lines, as_of) => {
    keepLang(lang);
    signedIn({ current: [buildWashRequest({ bikou: '裏口へ', delivery_box_pw: '4711' })] });
    await openApp('/wash-request');
    await waitFor(() => expect(kept()).toEqual({ lines, as_of: expect.stringMatching(as_of) }));
  },
);

it('that nothing comes next is stored, too', async () => {
  signedIn();
  await openApp('/wash-request');
  await waitFor(() =>
    expect(kept()).toMatchObject({ lines: ['予定されている集配はありません。', expect.any(String)] }),
  );
});

it('nothing is stored after a sign-out, nor by a page whose session another tab has ended', async () => {
  signedIn({ current: [buildWashRequest()] });
  server.use(http.post(api('/logout'), () => new HttpResponse(null, { status: 204 })));
  await openApp('/wash-request');
  await waitFor(() => expect(kept()).not.toBeNull());
  await userEvent.click((await screen.findAllByRole('button', { name: 'ログアウト' }))[0]!);
  await waitFor(() => expect(kept()).toBeNull());
  keepToken('token-2');
  localStorage.setItem(TOKEN_KEY, '');
  keepNext('{"lines":[]}');
  expect(kept()).toBeNull();
});
