import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Lang } from '@laundry/shared/constants/langs';
import { keepLang } from '../../i18n/language';
import { api, server } from '../server';
import { type World, signedIn } from '../signed-in';

const HOURS = [13, 14, 15, 16, 17, 18, 19, 20, 21];

export const ONETIME_WORDS = {
  ja: { next: '確認へ進む', pay: 'お支払い情報を入力する', confirm: '集配の依頼を確定する', remarks: /備考/ },
  en: { next: 'Review request', pay: 'Enter payment info', confirm: 'Confirm delivery request', remarks: /Remarks/ },
} as const;

/** Next-day deliveries at 1,600 yen a bag, later ones at 1,200. */
export const onetimePrices = (nextDay = 1_600, later = 1_200) =>
  [1, 2].flatMap((delivery_type) => {
    const yen = delivery_type === 1 ? nextDay : later;
    const week = { week0: null, week1: yen, week2: yen, week3: yen, week4: yen, week5: yen, week6: yen };
    return HOURS.map((hour) => ({ wreq_time: `${hour}:00:00`, delivery_type, ...week }));
  });

/** A customer who pays for each request, in a type A area, on Tuesday 24 November 2026 at half past eight. */
export function onetimeCustomer({ user, ...world }: Partial<World> = {}): void {
  signedIn({
    area: { start_time: '10:00', end_time: '22:00', onetime: 'A' },
    user: { user_plan: { plan_id: 'tx_1', pickup_delivery_type: 1, user_plan_option: 0 }, ...user },
    ...world,
  });
  server.use(http.get(api('/onetimePayments'), () => HttpResponse.json(onetimePrices())));
}

/** Waited for by its text: reckoning the roles and names of a whole form at every change of it takes seconds on a busy machine. */
export const findButton = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(name, { selector: 'button' });

export const press = async (name: string | RegExp): Promise<void> => userEvent.click(await findButton(name));

/** Goes from the input that is open to the confirmation. */
export async function toOnetimeConfirm(lang: Lang = 'ja'): Promise<void> {
  keepLang(lang);
  await press(ONETIME_WORDS[lang].next);
  await findButton(/お支払い情報を入力する|集配の依頼を確定する|Enter payment info|Confirm/);
}
