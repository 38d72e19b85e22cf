import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../../../i18n/language';
import { buildWashRequest } from '../../../../test/builders/build-wash-request';
import { heldRequest } from '../../../../test/builders/held-request';
import { openApp } from '../../../../test/open-app';
import { onetimeCustomer, press } from '../../../../test/builders/onetime';
import { api, server } from '../../../../test/server';
import '../../currents/CurrentRequests';
import './HeldRequest';

it('a held request without a price or a time until which it is held says nothing of either', async () => {
  keepLang('en');
  onetimeCustomer({ held: [heldRequest({ price: null, pay_by: null })] });
  await openApp('/wash-request-currents');
  const notice = (await screen.findByText('You have a request waiting for payment')).closest<HTMLElement>(
    '[data-comes-first]',
  )!;
  expect(within(notice).getAllByRole('listitem').at(-1)).toHaveTextContent('2 bags, no. 284');
  expect(within(notice).getByText(/You can go on paying only on the screen/)).toBeVisible();
  expect(within(notice).queryByText(/by then|until/)).toBeNull();
});

const onRequestPage = async (current: Parameters<typeof buildWashRequest>[0][]) => {
  onetimeCustomer({ held: [heldRequest()], current: current.map((row) => buildWashRequest(row)) });
  await openApp('/wash-request');
  return screen.findByText('お支払い待ちのご依頼があります');
};

it('a held request that is all there is has no empty card of visits beside it', async () => {
  const notice = await onRequestPage([]);
  expect(notice).toBeVisible();
  expect(screen.queryByRole('heading', { name: '次の予定' })).toBeNull();
  expect(screen.getByText('予定されている集配はありません。')).not.toBeVisible();
});

it('a held request comes before the next visit', async () => {
  const notice = await onRequestPage([{ id: 71, plan_id: 'tx_1' }]);
  const next = screen.getByRole('heading', { name: '次の予定' });
  expect(await screen.findByText('受付番号 71')).toBeVisible();
  expect(notice.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('without a held request the page says that no visit is planned', async () => {
  onetimeCustomer();
  await openApp('/wash-request');
  expect(await screen.findByText('予定されている集配はありません。')).toBeVisible();
});

/** The holds that were ended. */
function endsHolds(): string[] {
  const ids: string[] = [];
  server.use(
    http.delete(api('/users/me/onetimeRequests/:id'), ({ params }) => {
      ids.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return ids;
}

it.each([
  ['ja', 'お取り置きを終えて、やり直す', /お支払いのお手続き中です/, '終えずに戻る', 'お取り置きを終える'],
  ['en', 'Cancel it and start again', /payment is still under way/, 'Keep it', 'Cancel the request'],
] as const)('that may be being paid elsewhere says so before it is ended (%s)', async (lang, end, says, keep, sure) => {
  keepLang(lang);
  const ended = endsHolds();
  onetimeCustomer({ held: [heldRequest()] });
  await openApp('/wash-request-currents');
  await press(end);
  expect(screen.getByText(says)).toBeVisible();
  await press(keep);
  expect(screen.queryByText(says)).toBeNull();
  expect(ended).toEqual([]);
  await press(end);
  await press(sure);
  await waitFor(() => expect(ended).toEqual(['284']));
});

it('a held request whose time to be paid is over is ended without a question', async () => {
  const ended = endsHolds();
  onetimeCustomer({ held: [heldRequest({ pay_by: '2026-11-24 08:30:00' })] });
  await openApp('/wash-request-currents');
  await press('お取り置きを終えて、やり直す');
  await waitFor(() => expect(ended).toEqual(['284']));
});
