import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepLang } from '../../../../i18n/language';
import { heldRequest } from '../../../../test/builders/held-request';
import { openApp } from '../../../../test/open-app';
import { onetimeCustomer } from '../../../../test/builders/onetime';
import '../../currents/CurrentRequests';
import './HeldRequest';

it('without a price or a time until which it is held says nothing of either', async () => {
  keepLang('en');
  onetimeCustomer({ held: [heldRequest({ price: null, pay_by: null })] });
  await openApp('/wash-request-currents');
  const notice = (await screen.findByText('You have a request waiting for payment')).closest<HTMLElement>(
    '[data-comes-first]',
  )!;
  expect(within(notice).getAllByRole('listitem').at(-1)).toHaveTextContent('2 bags, no. 284');
  expect(within(notice).getByText(/You can go on paying only on the device/)).toBeVisible();
  expect(within(notice).queryByText(/by then|until/)).toBeNull();
});
