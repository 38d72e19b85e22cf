import { describe, expect, it } from 'vitest';
import { OPERATION } from '../../constants/operation-types.js';
import { changeLines } from './change-lines.js';
import type { StoredChange } from './stored-changes.js';

const change = (field: string, from: string | null, to: string | null, more: Partial<StoredChange> = {}) => ({
  field,
  from,
  to,
  ...more,
});

describe('what an operation changed reads in words', () => {
  it.each<[type: number, change: StoredChange, words: string]>([
    [21, change('status', '3', '1'), 'ステータス：審査中 → 有効'],
    [21, change('rejection_reason', null, '登記なし'), '否認の理由：－ → 登記なし'],
    [9, change('status', '1', '0'), 'ステータス：集荷済 → 未対応'],
    [34, change('status', null, '4'), 'ステータス：－ → たたみ済'],
    [10, change('staff_id', '7', '8', { from_name: '集配 花子', to_name: '集配 次郎' }), '担当：集配 花子 → 集配 次郎'],
    [9, change('stamped_by', '7', null, { from_name: '集配 花子', to_name: null }), '記録者：集配 花子 → 未設定'],
    [9, change('stamped_at', '2026-11-25 10:00:00', null), '記録日時：2026/11/25 10:00 → －'],
    [5, change('made_at', null, '2026-11-25 09:20:00'), '操作した日時（つながってから送信）：2026/11/25 09:20'],
    [7, change('split', null, '[{"id":7,"count":1.5},{"id":8,"count":1}]'), 'たたみ担当：－ → 7 1.5・8 1'],
    [5, change('scanned_bags', null, '[1,3]'), '読み取ったバッグ：1・3'],
    [70, change('scanned_bags', null, '[]'), '読み取ったバッグ：－'],
    [8, change('missing_bags', null, '[2]'), '読み取っていないバッグ：2'],
    [6, change('foreign_bags', null, '["285-1-X9","9-2-0K"]'), '別のバッグ：285-1-X9・9-2-0K'],
    [70, change('scan_reason', null, '1'), '理由：ラベルがない・読めない'],
    [11, change('split', 'everybody', null), 'たたみ担当：everybody → －'],
    [10, change('staff_id', null, '8', { from_name: null, to_name: '集配 次郎' }), '担当：未設定 → 集配 次郎'],
    [18, change('weight', '2', '4'), 'たたみ工数：1.0 → 1.5'],
    [18, change('wash_weight', '1', '2'), '洗濯工数：0.8 → 1.0'],
    [18, change('is_saturday_available', '0', '1'), '土曜集配：なし → あり'],
    [18, change('receipt', '1', '0'), '領収書：あり → なし'],
    [18, change('has_oil_treatment', null, '0'), 'オイル：未設定 → なし'],
    [6, change('has_oil_treatment', '0', '1'), 'オイル：なし → あり'],
    [18, change('laundry_type', '1', '2'), '種別：家庭用 → 業務用（タオル類）'],
    [18, change('wash_type_setting', '0', '1'), '洗い指定：なし → あり'],
    [18, change('fold_type_setting', '0', '1'), 'たたみ指定：なし → あり'],
    [18, change('management_notes', null, null), '管理メモ：変更あり'],
    [2, change('delivery_box_pw', '***', '***'), '宅配ボックスの暗証番号：変更あり'],
    [3, change('by_link', null, null), 'メールのリンクから（ログインなし）'],
    [18, change('fields', null, '["phone_number","email"]'), '変更した項目：電話番号・メール1'],
    [18, change('discount_price_for_add', '0', '1500'), '追加購入の単価：0円 → 1,500円'],
    [23, change('role', '900', '100'), '権限：会員 → 管理者'],
    [30, change('week1', '2900', '3100'), '月曜：2,900円 → 3,100円'],
    [30, change('week6', '2900', null), '土曜：2,900円 → －'],
    [30, change('row', null, '1 13:00:00'), '対象：翌日配達 13:00'],
    [29, change('status_id', '1', '2'), '対応状況：未対応 → 対応済'],
    [29, change('payment_id', null, '12'), '決済ID：12'],
    [11, change('count', '2', '3'), '個数：2 → 3'],
    [OPERATION.clerkInvited, change('invitation_id', null, '4'), '招待の番号：4'],
    [OPERATION.clerkJoined, change('clerk_id', null, '9'), '利用者の番号：9'],
    [OPERATION.clerkRemoved, change('clerk_id', '9', null), '利用者の番号：－'],
    [OPERATION.invitationTakenBack, change('invitation_id', '4', null), '招待の番号：－'],
    // As it was recorded before it had a number of its own.
    [OPERATION.clerkRemoved, change('invitation_id', '4', null), '招待の番号：4 → －'],
    [OPERATION.costCentreChanged, change('cost_centre', '営業', '総務'), '部門：営業 → 総務'],
    [OPERATION.costCentreChanged, change('by_clerk', null, '9'), '会社の利用者の操作'],
    [OPERATION.requestCreated, change('by_clerk', null, '9'), '会社の利用者の操作'],
    [OPERATION.actReported, change('reported_act', null, '1'), '送信できなかった操作：集荷済み'],
    [OPERATION.actReported, change('reported_count', null, '3'), '個数：3'],
    [
      OPERATION.actReported,
      change('reported_refusal', null, 'stop_left'),
      '記録できなかった理由：担当が変わっていました',
    ],
    [
      OPERATION.actReported,
      change('reported_refusal', null, 'made_at_too_old'),
      '記録できなかった理由：記録から12時間を過ぎたため送れません',
    ],
    [OPERATION.actReported, change('reported_refusal', null, 'of_later'), '記録できなかった理由：of_later'],
    [OPERATION.visitOrderChanged, change('visit_place', '3', '1'), '30分の枠の中の順番：3 → 1'],
    [
      12,
      change('sched_pickup_dt', '2026-11-25 10:00:00', '2026-11-26 11:30:00'),
      '集荷：2026/11/25 10:00 → 2026/11/26 11:30',
    ],
    [16, change('absence_status', '0', '1'), '不在連絡：なし → 再集荷'],
    [39, change('date', '2026-11-26', '2026-11-26'), '日付：2026/11/26'],
    [40, change('is_valid_monthly', 'false', 'true'), '月額：なし → あり'],
    [31, change('plan_id', 't8_1', 'tx_2'), 'プラン：月8バッグ S（35L） 対面 → 単発（45L） 非対面'],
    [40, change('bikou', '', '午前のみ'), '備考：－ → 午前のみ'],
    [40, change('bikou', '午前のみ', ''), '備考：午前のみ → －'],
    [75, change('code', 'TOWER00001', 'TOWER00001'), 'コード：TOWER00001'],
    [75, change('default_lang', 'ja', 'en'), '登録ページの言語：日本語 → English'],
    [75, change('pickup_delivery_types', '2,3', '4'), '集配方法：宅配ボックス・コンシェルジュ → ドアノブ'],
    [18, change('something_new', '1', '2'), 'something_new：1 → 2'],
    [99, change('count', '2', '3'), '個数：2 → 3'],
  ])('operation %d: %o', (type, stored, words) => {
    expect(changeLines(type, [stored])).toEqual([words]);
  });
});

it.each([
  [OPERATION.statusChanged, 'status', '55'],
  [OPERATION.holidayChanged, 'holiday', 'tomorrow'],
  [OPERATION.withdrawn, 'withdrawal_dt', '2026-11'],
  [OPERATION.priceGridChanged, 'week1', 'free'],
  [OPERATION.planChanged, 'plan_id', 't9_3'],
  [OPERATION.absenceMailSent, 'absence_status', '9'],
  [OPERATION.areaChanged, 'is_valid_monthly', 'perhaps'],
])('operation %d: a value of %s that no list has stands as it is stored', (type, field, value) => {
  expect(changeLines(type, [change(field, null, value)])[0]).toMatch(new RegExp(`： ?－ → ${value}$`));
});

it('says why the system cancelled a request', () => {
  expect(changeLines(OPERATION.requestAutoCancelled, [])).toEqual(['集荷予定日から2営業日以内に集荷できなかったため']);
});
