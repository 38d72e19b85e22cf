import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { EMPTY_REGISTRATION } from '../../features/registration/form/registration-values';

/** What somebody has typed for a registration, all but the password. */
export const TYPED_REGISTRATION = {
  ...EMPTY_REGISTRATION,
  plan_kind: 'onetime',
  pickup_delivery_type: '1',
  payment_method_id: '3',
  phone_number: '09012345678',
  name1: '山田',
  name2: '花子',
  kana1: 'ヤマダ',
  kana2: 'ハナコ',
  send_addr_zipcode: '1500001',
  send_addr_detail1: '東京都渋谷区',
  send_addr_detail2: '神宮前1-2-3',
  email: 'hanako@example.com',
  email_confirm: 'hanako@example.com',
};

/** Leaves the part that stands open for the next, and so on: each that is left has to be right. */
export async function goOnTo(...parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await userEvent.click(await screen.findByRole('button', { name: `${part}へ進む` }));
    await waitFor(() => expect(screen.getByRole('heading', { name: part })).toHaveFocus());
  }
}
