/** Bodies of POST /register that succeed in the area of `buildArea`. */
const common = {
  password: 'demo1234',
  password_confirm: 'demo1234',
  name1: '山田',
  name2: '太郎',
  kana1: 'ヤマダ',
  kana2: 'タロウ',
  phone_number: '09012345678',
  send_addr_zipcode: '1500001',
  send_addr_detail1: '東京都渋谷区',
  send_addr_detail2: '神宮前1-1',
  pickup_delivery_type: 1,
};

const withEmail = (email: string) => ({ ...common, email, email_confirm: email });

/** An individual of the one-time plan, who pays per request. */
export const individual = (email: string) => ({
  ...withEmail(email),
  is_company: false,
  plan_id: 'tx_1',
  payment_method_id: 1,
});

/** An individual of a monthly plan, by card. */
export const monthly = (email: string) => ({ ...individual(email), plan_id: 't8_1' });

/** A company that pays a monthly plan by invoice. */
export const company = (email: string) => ({
  ...withEmail(email),
  is_company: true,
  bill_addr_zipcode: '1500002',
  bill_addr_detail1: '東京都渋谷区',
  bill_addr_detail2: '渋谷2-2',
  send_addr_name: '本店',
  company_name: '株式会社テスト',
  company_name_kana: 'テスト',
  company_hq_phone_number: '0312345678',
  company_ceo_name1: '山田',
  company_ceo_name2: '花子',
  company_ceo_name_kana1: 'ヤマダ',
  company_ceo_name_kana2: 'ハナコ',
  plan_id: 't6_1_M',
  payment_method_id: 2,
});
