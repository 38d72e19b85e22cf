import { screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { on } from '../../../testing/answers';
import { API, api, detailHandler, problem } from '../../../testing/api';
import { type Person, buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

const PHOTO = { taken_at: '2026-11-25 10:05:00', taken_by_name: '配達 太郎' };
let photos: NonNullable<ReturnType<typeof buildRequest>['photos']>;

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  photos = [
    { ...PHOTO, name: 'a'.repeat(32), proof_of: 2 },
    { ...PHOTO, name: 'b'.repeat(32), proof_of: 2 },
    { ...PHOTO, name: 'c'.repeat(32), proof_of: 4 },
  ];
});
const open = (as: Person = 'leader') => {
  api.use(
    detailHandler(() => buildRequest({ photos })),
    http.get(`${API}/admin/washRequest/1001/photos/*`, () =>
      HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
  );
  return renderConsole('/staff/wash-requests-change/1001', { as });
};
const section = async () => within(await screen.findByRole('region', { name: '集配の写真' }));

it('shows what was taken at the doors, when and by whom, and each larger', async () => {
  const { user } = open();
  const shown = await section();
  expect(shown.getAllByText(/配達 太郎/)).toHaveLength(3);
  await user.click(await shown.findByRole('button', { name: '配達の写真2を拡大' }));
  expect(await screen.findByRole('img', { name: '配達の写真2' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:/),
  );
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(await shown.findByRole('button', { name: '配達の不在の写真1を拡大' })).toBeInTheDocument();
});

it('lets the desk take one away, after a question', async () => {
  const { user } = open();
  api.use(
    on('delete', '/admin/washRequest/{id}/photos/{name}', ({ name }) => {
      photos = photos.filter((photo) => photo.name !== name);
      return undefined;
    }),
  );
  await user.click((await section()).getByRole('button', { name: '写真を削除する 配達の写真1' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '写真を削除する' }));
  expect(await screen.findByText('写真を削除しました')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /配達の写真2/ })).not.toBeInTheDocument());
});

it('says why one was not taken away', async () => {
  const { user } = open();
  api.use(
    http.delete(`${API}/admin/washRequest/1001/photos/*`, () => problem(404, { detail: '対象が見つかりません' })),
  );
  await user.click((await section()).getByRole('button', { name: '写真を削除する 配達の写真1' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '写真を削除する' }));
  expect(await screen.findByText('対象が見つかりません')).toBeInTheDocument();
});

it('shows none where there are none', async () => {
  photos = [];
  open();
  await screen.findByRole('region', { name: '操作の記録' });
  expect(screen.queryByRole('region', { name: '集配の写真' })).not.toBeInTheDocument();
});

it('lets nobody else take one away', async () => {
  open('lowest');
  await section();
  expect(screen.queryByRole('button', { name: /^写真を削除する/ })).not.toBeInTheDocument();
});
