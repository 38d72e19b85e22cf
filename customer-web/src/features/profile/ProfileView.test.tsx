import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepLang } from '../../i18n/language';
import { openApp } from '../../test/open-app';
import { signedIn } from '../../test/signed-in';

async function address(card: string, term: string) {
  const section = (await screen.findByRole('heading', { name: card })).closest('section');
  return within(section!).getByText(term).nextSibling?.textContent;
}

it('parts the words of an address, in Latin letters too', async () => {
  signedIn({
    user: {
      send_addr_detail1: 'Tokyo Shibuya-ku',
      send_addr_detail2: 'Jingumae 1-1-1',
      send_addr_detail3: 'Aoba Residence@502',
    },
  });
  keepLang('en');
  await openApp('/profile');
  expect(await address('Pickup and delivery', 'Address')).toBe(
    '150-0001\nTokyo Shibuya-ku Jingumae 1-1-1\nAoba Residence 502',
  );
  expect(await address('Billing', 'Address')).toBe('150-0001\n東京都渋谷区 神宮前1-2-3');
});

it('tells one of a company’s people who they are and whom they book for, and offers nothing of the owner’s', async () => {
  signedIn({
    user: { name1: '鈴木', name2: '次郎', is_company: true, company_name: '株式会社みどり', is_company_clerk: true },
  });
  await openApp('/profile');
  expect(await address('利用者', 'お名前')).toBe('鈴木 次郎');
  expect(await address('利用者', '会社名・屋号')).toBe('株式会社みどり');
  expect(screen.getByRole('link', { name: 'パスワードを変更する' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'お客様情報を変更する' })).not.toBeInTheDocument();
});
