import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepLang } from '../../i18n/language';
import { openApp } from '../../test/open-app';
import { api, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const DATA = { made_at: '2026-11-25 09:00:00', profile: { name1: '山田' }, requests: [{ id: 71 }] };
let files: { name: string; blob: Blob }[];

beforeEach(() => {
  files = [];
  let blob: Blob;
  Object.assign(URL, { createObjectURL: (file: Blob) => ((blob = file), '#'), revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  signedIn();
});

const download = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('hands the customer all their data as one file', async () => {
  server.use(http.get(api('/users/me/data'), () => HttpResponse.json(DATA)));
  await openApp('/profile');
  await download('登録情報をダウンロード');
  expect(await screen.findByText('ダウンロードしました')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['登録情報_2026-11-25.json']);
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual(DATA);
});

it('says that there were too many, and saves nothing', async () => {
  keepLang('en');
  const problem = { type: 'about:blank', title: 'Too Many Requests', status: 429, reason: 'too_many_requests' };
  server.use(http.get(api('/users/me/data'), () => HttpResponse.json(problem, { status: 429 })));
  await openApp('/profile');
  await download('Download your data');
  expect(await screen.findByRole('alert')).toHaveTextContent('The download failed');
  expect(files).toEqual([]);
});
