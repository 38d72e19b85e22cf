import { describe, expect, it } from 'vitest';
import { type ProfileChange, type StoredProfile, editProfile } from './profile.js';

const AREA = { is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
const individual: StoredProfile = {
  is_company: false,
  plan_id: 't8_1',
  current_lang: 'ja',
  email: 'taro@example.com',
  email2: null,
  name1: '山田',
  name2: '太郎',
  kana1: 'ヤマダ',
  kana2: 'タロウ',
  phone_number: '09012345678',
  bill_addr_zipcode: '1500001',
  bill_addr_detail1: '東京都渋谷区',
  bill_addr_detail2: '神宮前1-1',
  bill_addr_detail3: '',
  send_addr_name: '自宅',
  send_addr_zipcode: '1500001',
  send_addr_detail1: '東京都渋谷区',
  send_addr_detail2: '神宮前1-1',
  send_addr_detail3: 'タワー',
  company_name: null,
  company_name_kana: null,
  company_hq_phone_number: null,
  company_ceo_name1: null,
  company_ceo_name2: null,
  company_ceo_name_kana1: null,
  company_ceo_name_kana2: null,
  bikou1: '',
};
const edit = (change: ProfileChange, stored = individual, area: typeof AREA | null = AREA) => {
  const { changes, errors } = editProfile(stored, change, area);
  return { changes, errors: Object.entries(errors).map(([field, { code }]) => `${field} ${code}`) };
};

describe('a profile edit changes', () => {
  it.each<[string, ProfileChange, object]>([
    ['nothing, when nothing is sent', {}, {}],
    ['nothing, when all is sent as it is', { name1: '山田', email: 'Taro@Example.com', email2: '', bikou1: null }, {}],
    [
      'what is sent, as it is stored',
      { kana1: 'すずき', phone_number: '080-1111-2222' },
      { kana1: 'スズキ', phone_number: '08011112222' },
    ],
    ['an emptied line to nothing', { send_addr_detail3: ' ' }, { send_addr_detail3: null }],
    [
      'the address with its confirmation',
      { email: 'B@example.com', email_confirm: 'b@example.com' },
      { email: 'b@example.com' },
    ],
  ])('%s', (_name, change, changes) => expect(edit(change)).toEqual({ changes, errors: [] }));

  it('an emptied reading to the name, in English', () =>
    expect(edit({ name1: 'Smith', kana1: '' }, { ...individual, current_lang: 'en' }).changes).toEqual({
      name1: 'Smith',
      kana1: 'Smith',
    }));
});

describe('a profile edit is refused', () => {
  it.each<[string, ProfileChange, string[]]>([
    ['without a name', { name1: '' }, ['name1 required']],
    ['without an address', { email: '' }, ['email required', 'email_confirm required']],
    ['with an unconfirmed address', { email: 'b@example.com' }, ['email_confirm required']],
    ['with a second address unconfirmed', { email2: 'b@example.com' }, ['email2_confirm email2_mismatch']],
    ['for a company’s field of an individual', { company_name: '株式会社' }, ['company_name unknown_field']],
    ['for 51 characters of name', { name1: 'あ'.repeat(51) }, ['name1 too_long']],
  ])('%s', (_name, change, errors) => expect(edit(change).errors).toEqual(errors));

  it('where the new postal code is not served, not where the old one no longer is', () => {
    expect(edit({ send_addr_zipcode: '9999999' }, individual, null).errors).toEqual(['send_addr_zipcode notarea']);
    expect(edit({ send_addr_zipcode: '150-0001' }, individual, null).errors).toEqual([]);
  });

  it('not for what was wrong before and is not sent', () =>
    expect(edit({ bikou1: 'x' }, { ...individual, name1: '' })).toEqual({ changes: { bikou1: 'x' }, errors: [] }));
});
