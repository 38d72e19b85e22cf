import type { PickupMethod } from '@laundry/shared/constants/pickup-methods';
import { ROLE, ROLE_TYPE, type Role, type RoleType } from '@laundry/shared/constants/roles';
import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import type { JstTime } from '@laundry/shared/time/jst';

/** The people of the demo. Every one signs in with {@link DEMO_PASSWORD}. */
export const DEMO_PASSWORD = 'demo1234';

export interface DemoStaff {
  readonly email: string;
  readonly name: readonly [last: string, first: string];
  readonly kana: readonly [last: string, first: string];
  readonly role: Role;
  readonly role_type: RoleType | null;
}

const staff = (
  email: string,
  name: readonly [string, string],
  kana: readonly [string, string],
  role_type: RoleType,
): DemoStaff => ({ email: `${email}@example.com`, name, kana, role: ROLE.staff, role_type });

export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    email: 'admin@example.com',
    name: ['管理', '太郎'],
    kana: ['カンリ', 'タロウ'],
    role: ROLE.admin,
    role_type: null,
  },
  staff('manager', ['真壁', '恵'], ['マカベ', 'メグミ'], ROLE_TYPE.manager),
  staff('leader', ['李田', '健'], ['リダ', 'ケン'], ROLE_TYPE.leader),
  staff('wash', ['新井', '泉'], ['アライ', 'イズミ'], ROLE_TYPE.wash),
  staff('delivery', ['配島', '翔'], ['ハイシマ', 'ショウ'], ROLE_TYPE.delivery),
  staff('staff0', ['零石', '実'], ['レイシ', 'ミノル'], ROLE_TYPE.lowest),
  staff('wash2', ['畳谷', '香'], ['タタミヤ', 'カオリ'], ROLE_TYPE.wash),
  staff('delivery2', ['運野', '走'], ['ハコノ', 'カケル'], ROLE_TYPE.delivery),
];

export interface DemoCustomer {
  readonly email: string;
  readonly name: readonly [last: string, first: string];
  readonly kana: readonly [last: string, first: string];
  readonly company?: readonly [name: string, kana: string];
  readonly plan_id: string;
  readonly pickupMethod: PickupMethod;
  readonly zipcode: string;
  readonly status?: UserStatus;
  readonly saturday?: 1;
  readonly lang?: 'en';
  /** Days between two pickups; 0 for none. */
  readonly every: number;
  readonly count: number;
  /** Always on the same weekday (0 Sunday) and at the same time, so that the request page proposes the usual. */
  readonly habit?: { readonly weekday: number; readonly time: JstTime };
  /** Has a weekly schedule instead, on the weekday so many after the busy day's. */
  readonly weekly?: number;
  /** Has no part in the busy day: what tests and visitors sign in as stays plain. */
  readonly quiet?: true;
  /** Leaves at the end of the month. */
  readonly leaves?: true;
  /** Plan from next month. */
  readonly next_plan_id?: string;
}

/** The customers whose sign-ins the README names. */
const NAMED: readonly DemoCustomer[] = [
  person('monthly', ['月野', '花子'], ['ツキノ', 'ハナコ'], 't24_1', 1, 7, 2),
  {
    ...person('company', ['会田', '誠'], ['アイダ', 'マコト'], 't40_2_L', 2, 3, 3),
    company: ['株式会社あおぞら食堂', 'カブシキガイシャアオゾラショクドウ'],
    saturday: 1,
  },
  person('onetime', ['単野', '一'], ['タンノ', 'ハジメ'], 'tx_1', 1, 0, 1),
  { ...person('stopped', ['留守', '止'], ['トメモリ', 'トマル'], 't8_1', 1, 9, 1), status: USER_STATUS.suspended },
  {
    ...person('review', ['審良', '待子'], ['アキラ', 'マチコ'], 't20_2_M', 4, 0, 1),
    company: ['合同会社まちあい', 'ゴウドウガイシャマチアイ'],
    status: USER_STATUS.underReview,
  },
];

const OTHERS: readonly DemoCustomer[] = [
  person('customer06', ['佐藤', '美咲'], ['サトウ', 'ミサキ'], 't8_1_1', 1, 6, 2),
  person('customer07', ['鈴木', '大輔'], ['スズキ', 'ダイスケ'], 't10_1_M', 3, 7, 2),
  person('customer08', ['高橋', 'さくら'], ['タカハシ', 'サクラ'], 't8_2', 5, 8, 1),
  person('customer09', ['田中', '健一'], ['タナカ', 'ケンイチ'], 't12_2_M', 4, 6, 2),
  company(
    'customer10',
    ['伊藤', '優'],
    ['イトウ', 'ユウ'],
    ['株式会社カット神宮前', 'カブシキガイシャカットジングウマエ'],
    't32_2',
    2,
    3,
    3,
  ),
  person('customer11', ['渡辺', '結衣'], ['ワタナベ', 'ユイ'], 't6_1_L', 1, 9, 1),
  {
    ...person('customer12', ['山本', '拓海'], ['ヤマモト', 'タクミ'], 't8_1', 1, 7, 1),
    habit: { weekday: 4, time: '18:00' },
  },
  { ...person('customer13', ['Smith', 'John'], ['Smith', 'John'], 't10_2', 2, 7, 2), lang: 'en' },
  { ...person('customer14', ['中村', '直子'], ['ナカムラ', 'ナオコ'], 't4_1', 1, 12, 1), leaves: true },
  company(
    'customer15',
    ['小林', '誠司'],
    ['コバヤシ', 'セイジ'],
    ['原宿整体院', 'ハラジュクセイタイイン'],
    't48_2_L',
    2,
    2,
    3,
  ),
  person('customer16', ['加藤', '彩'], ['カトウ', 'アヤ'], 't8_2_1', 2, 6, 2),
  { ...person('customer17', ['吉田', '翼'], ['ヨシダ', 'ツバサ'], 't12_1', 1, 5, 2), next_plan_id: 't16_1' },
  person('customer18', ['山田', '真由'], ['ヤマダ', 'マユ'], 't6_2_LL', 2, 9, 1),
  { ...person('customer19', ['佐々木', '亮'], ['ササキ', 'リョウ'], 't8_1', 1, 7, 1), zipcode: '1500101' },
  person('customer20', ['山口', '陽菜'], ['ヤマグチ', 'ヒナ'], 't14_1_M', 1, 4, 2),
  {
    ...company(
      'customer21',
      ['松本', '剛'],
      ['マツモト', 'ゴウ'],
      ['株式会社ヨガ・青山', 'カブシキガイシャヨガアオヤマ'],
      't24_2_M',
      2,
      7,
      4,
    ),
    weekly: 1,
  },
  person('customer22', ['井上', '千尋'], ['イノウエ', 'チヒロ'], 't8_2', 5, 7, 1),
  { ...person('customer23', ['木村', '隼人'], ['キムラ', 'ハヤト'], 'tx_2', 2, 0, 1), zipcode: '1500201' },
  { ...person('customer24', ['林', '葵'], ['ハヤシ', 'アオイ'], 't10_1', 1, 7, 2), weekly: 0 },
  person('customer25', ['清水', '蓮'], ['シミズ', 'レン'], 'tx_1', 1, 0, 1),
  { ...person('customer26', ['森', '楓'], ['モリ', 'カエデ'], 't8_2_M', 4, 7, 1), saturday: 1 },
  person('customer27', ['池田', '陸'], ['イケダ', 'リク'], 't8_1', 1, 8, 1),
  { ...person('customer28', ['橋本', '凛'], ['ハシモト', 'リン'], 't16_2', 2, 7, 2), weekly: 2 },
  {
    ...company(
      'customer29',
      ['石川', '湊'],
      ['イシカワ', 'ミナト'],
      ['ゲストハウスみなと', 'ゲストハウスミナト'],
      't28_2_L',
      2,
      0,
      2,
    ),
    status: USER_STATUS.underReview,
  },
  person('customer30', ['前田', '紬'], ['マエダ', 'ツムギ'], 't0_1', 1, 0, 1),
];

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  ...NAMED.map((each) => ({ ...each, quiet: true as const })),
  ...OTHERS,
];

function person(
  account: string,
  name: readonly [string, string],
  kana: readonly [string, string],
  plan_id: string,
  pickupMethod: PickupMethod,
  every: number,
  count: number,
): DemoCustomer {
  return { email: `${account}@example.com`, name, kana, plan_id, pickupMethod, zipcode: '1500001', every, count };
}

function company(
  account: string,
  name: readonly [string, string],
  kana: readonly [string, string],
  firm: readonly [string, string],
  plan_id: string,
  pickupMethod: PickupMethod,
  every: number,
  count: number,
): DemoCustomer {
  return { ...person(account, name, kana, plan_id, pickupMethod, every, count), company: firm };
}
