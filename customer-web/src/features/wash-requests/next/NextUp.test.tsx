import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildWashRequest } from '../../../test/build-wash-request';
import { openApp } from '../../../test/open-app';
import { signedIn } from '../../../test/signed-in';

const card = async () => {
  const heading = await screen.findByRole('heading', { name: '次の予定' });
  const section = heading.closest('section');
  if (!section) throw new Error('no section');
  return within(section);
};

it('leads with the next pickup, until when it can be changed, and the bags left', async () => {
  signedIn({ current: [buildWashRequest({ id: 284 })] });
  await openApp('/wash-request');
  const next = await card();
  expect(await next.findByText(/11月26日\(木\) 10:00/)).toBeInTheDocument();
  expect(next.getByText('受付番号 284')).toBeInTheDocument();
  expect(next.getByText(/変更・キャンセルは .*11月26日\(木\) 08:00 まで/)).toBeInTheDocument();
  expect(await next.findByRole('link', { name: '日時を変更' })).toHaveAttribute('href', '/wash-request-change/284');
  expect(next.getByRole('link', { name: 'キャンセル' })).toHaveAttribute('href', '/wash-request-cancel/284');
  expect(next.getByRole('button', { name: 'カレンダーに追加' })).toBeInTheDocument();
  expect(next.getByText(/残り 4バッグ（11月30日\(月\) まで有効）/)).toBeInTheDocument();
});

it('says so when there is nothing', async () => {
  signedIn();
  await openApp('/wash-request');
  expect(await (await card()).findByText(/ご依頼中の集配はありません/)).toBeInTheDocument();
});
