import { MONTHLY_PARTS } from '../constants/plan-parts.js';
import { SIZES } from '../constants/sizes.js';
import { lovs } from './lov.js';

/** The master lists of `GET /masters`, in Japanese (handbook/plans-and-prices.md). */
export const LOVS_JA = {
  week: lovs([0, '日'], [1, '月'], [2, '火'], [3, '水'], [4, '木'], [5, '金'], [6, '土']),
  week_type: lovs([1, '毎週'], [2, '隔週（第1・3・5）'], [3, '隔週（第2・4）']),
  plan_part: lovs(
    ['tx', '単発'],
    ['t0', '初回お試し'],
    ...Object.entries(MONTHLY_PARTS).map(([part, bags]) => [part, `月${bags}バッグ`] as const),
  ),
  pd_type: lovs([1, '対面'], [2, '宅配ボックス'], [3, 'コンシェルジュ'], [4, 'ドアノブ'], [5, '玄関前置き']),
  size: lovs(...Object.values(SIZES).map(({ key, label }) => [key, label] as const)),
  payment_method: lovs([1, 'クレジットカード'], [2, '請求書'], [3, '単発']),
  onetime_payment_method: lovs([1, 'クレジットカード'], [2, 'PayPay'], [3, '後払い請求書']),
  status_type: lovs([0, '仮登録'], [1, '有効'], [2, '停止'], [3, '審査中'], [4, '審査否認'], [90, '退会']),
  add_bag_reason: lovs([1, 'お客様のご依頼'], [2, 'バッグの紛失・破損'], [3, '当日の個数追加'], [9, 'その他']),
  user_plan_option: lovs([0, 'なし'], [1, 'ハンガー仕上げ'], [2, '低刺激洗剤']),
  user_plan_option_mag: lovs([0, '1.0'], [1, '1.1'], [2, '1.2']),
  pd_status_type: lovs([0, '未対応'], [1, '集荷済'], [2, '洗濯済'], [4, 'たたみ済'], [3, '配達済']),
  price_for_add_bag: lovs(
    ...Object.values(SIZES).flatMap(({ key, bagPrice }) =>
      bagPrice === null ? [] : [[key, String(bagPrice)] as const],
    ),
  ),
  role: lovs([100, '管理者'], [200, 'スタッフ'], [900, '会員']),
  role_type: lovs([0, '一般'], [1, 'マネージャー'], [2, 'リーダー'], [3, '洗濯・たたみ'], [4, '集配']),
  wash_weight_point: lovs([1, '0.8'], [2, '1.0'], [3, '1.2'], [4, '1.5'], [5, '2.0']),
  weight_point: lovs([1, '0.8'], [2, '1.0'], [3, '1.2'], [4, '1.5'], [5, '2.0']),
  laundry_type: lovs([1, '家庭用'], [2, '業務用（タオル類）'], [3, '業務用（ユニフォーム）']),
  maintenance_type: lovs([1, '定期メンテナンス'], [2, '緊急メンテナンス'], [3, 'システム障害']),
  payment_status: lovs([1, '未対応'], [2, '対応済'], [3, '対応不要']),
  page: lovs(
    [1, '会員登録'],
    [2, 'プラン変更'],
    [3, '追加購入'],
    [4, '単発依頼'],
    [5, '退会'],
    [6, '月次請求'],
    [7, '代行購入'],
  ),
  referrer: lovs([11, '検索（Google）'], [12, '検索（Yahoo!）'], [13, '検索（その他）'], [90, 'その他']),
} as const;

export type LovName = keyof typeof LOVS_JA;
