/**
 * Texts that no screen of the customer web says by their codes, so that it does not load them: those of operators, and
 * those that only come with an answer.
 */
export const jaElsewhere = {
  clerk_removed: 'この会社の利用者としての登録が解除されているため、ご利用いただけません',
  second_factor_overdue: '二段階認証の設定期限を過ぎています。設定するまで、ほかの操作はできません',
  second_factor_wrong: '確認コードが正しくないか、すでに使用されています',
  second_factor_expired: '確認コードの入力期限を過ぎました。もう一度ログインしてください',
  second_factor_last: '二段階認証が必要なため、最後の手段は解除できません。先に別の手段を登録してください',
  passkey_wrong: 'パスキーを確認できませんでした。もう一度お試しください',
  passkeys_full: 'パスキーはこれ以上登録できません。使わないものを削除してください',
  // answers
  malformed: '送信された内容を読み取れませんでした',
  body_too_large: '送信された内容が大きすぎます',
  media_type: '内容はJSONで送信してください',
  idempotency_other_body: '同じキーで別の内容が送信されています',
  answer_lost: 'この操作はすでに受け付けていますが、その結果を表示できません。現在の内容をご確認ください',
  unexpected: 'エラーが発生しました。しばらくしてからもう一度お試しください',
  unavailable: 'ただいま混み合っています。しばらくしてからもう一度お試しください',
  weekly_made: 'この月の定期集配はすでに確定しています。変更・キャンセルはご依頼の一覧から行ってください',
  weekly_other_week: '同じ週（同じ月の中）の別の日を選択してください',
  weekly_nothing_to_pause: 'この期間に、お休みにできる定期集配はありません',
  have_data: '変更不可',

  // who was first
  stale_by: '他の操作で内容が更新されています（{by}、{at}）。最新の内容をご確認ください',
  undo_changed: 'この項目はその後変更されているため、元に戻せません',
  undo_changed_by: 'この項目はその後変更されているため、元に戻せません（{by}、{at}）',
  undo_done_by: 'この変更はすでに元に戻されています（{by}、{at}）',
  undo_impossible: 'この操作は元に戻せません',
  by_system: 'システム',
  by_customer: 'お客様',
  by_operator: '担当者',

  // accounts
  password_staff_format: '半角英数混合で8桁で入力してください',
  status_already_withdrawn: 'すでに退会済のユーザーは他のステータスに変更できません',
  status_unchanged: 'ステータスが変更されていません',
  status_billing_error: '課金エラーが発生しているためステータスの変更ができません',
  status_not_allowed: '指定されたステータスには変更できません',

  // stages of a request
  assigned_to_other: '他のスタッフが担当しています',
  not_assigned_to_you: '自分の担当の集配ではありません',
  not_picked_up_yet: 'まだ集荷されていません',
  not_washed_yet: 'まだ洗濯が終わっていません。洗濯・たたみのスタッフが行います',
  not_folded_yet: 'まだたたみが終わっていません。洗濯・たたみのスタッフが行います',
  waits_for_delivery: '配達待ちです。配達は集配スタッフが行います',
  already_delivered: '配達済みのため進められません',
  not_handled_yet: '未対応のため戻せません',
  stage_not_next: '次の段階の日時を指定してください',
  stage_not_latest: '最新の段階の日時を指定してください',
  stamp_in_future: '未来の日時は指定できません',
  stamp_before_previous: '前の段階より前の日時は指定できません',
  made_at_not_own: '自分の担当の集配ではないため、あとから送れません',
  made_at_ahead: '記録した時刻が先の時刻になっています。端末の時計をご確認ください',
  made_at_too_old: '記録から12時間を過ぎたため送れません',
  made_at_before_stage: '記録したあとに、前の段階がこれより遅い時刻で記録されています',
  act_report_closed_by: 'すでに確認済みにされています（{by}、{at}）',
  act_report_reopened_by: 'すでに未確認に戻されています（{by}、{at}）',
  stop_left_to: '{staff}さんの担当に変わりました',
  stop_left: '担当から外れました。次の担当はまだ決まっていません',
  stop_cancelled_by_customer: 'お客様がキャンセルしました',
  stop_cancelled: 'キャンセルされました',
  stop_discarded: '集配が破棄されました',
  pickup_count_range: '個数は1から20の間で指定してください',
  set_count_range: '個数は0から100の間で指定してください',
  count_failed_after_pickup: '集荷済みにしましたが、個数の変更に失敗しました。再度個数の変更を行ってください。',
  oil_and_type_required: 'オイルあり/なしと種別の選択が必要です',
  split_required: 'スタッフを選択してください',
  split_rows: 'スタッフは5人まで指定できます',
  split_staff_required: 'スタッフを選択してください',
  split_staff_unknown: '指定できないスタッフが含まれています',
  split_staff_duplicate: 'スタッフが重複しています',
  split_count_required: '個数を選択してください',
  split_count_step: '個数は0.5単位で指定してください',
  split_total: '個数の合計がステータスと異なります',
  split_again: '複数のスタッフでたたんでいます。スタッフごとの個数も指定してください',
  nothing_to_fold: '個数が0のため進められません。先に個数を変更してください',
  label_unreadable: 'ラベルとして読み取れないコードです',
  label_no_such_bag: 'この集配にないバッグのラベルが含まれています。個数をご確認ください',
  scan_reason_required: '読み取っていないバッグか、別のバッグがあります。理由を選択してください',
  not_ready_to_load: '配達の準備ができていないため積み込めません',
  cancel_after_pickup: '集荷済みのためキャンセルできません',
  no_pickup_to_cancel: 'バッグ配達には集荷がありません。取りやめるときは破棄してください',
  discard_after_delivery: '配達済みのため破棄できません',
  absence_leg_done: 'この集配には不在メールを送信できません',
  search_span: '期間は1か月以内で指定してください',
  insight_span: '期間は、日別は{daily}日、週別・月別は{yearly}日以内で指定してください',
  staff_unknown: '指定できないスタッフです',
  one_result_dt: '日時を1つだけ指定してください',

  // service areas and calendar
  area_hours: '集配時間（開始）と集配時間（終了）の値が不正です。',
  area_zip: '郵便番号は半角数字で指定してください。',
  area_zip_in_use: 'この郵便番号は既に登録されています',
  area_onetime_both: '単発Aと単発Bを同時に「あり」にはできません。',
  area_time_step: '時間は10時から22時まで、30分単位で指定してください',
  holiday_exists: 'この日は既に休業日です',

  // staff and users
  own_account: '自分自身のアカウントにはこの操作はできません',
  role_without_plan: 'プランのないアカウントは会員にできません',
  work_end_before_start: '終了日時は開始日時以降にしてください',
  work_time_invalid: '設定された日時が不正です',

  // files
  too_many_lines: '{max}行以内で指定してください',

  // sales
  plan_not_begun: 'バッグの追加購入は、プランが始まる日からできます',
  user_name_mismatch: 'ユーザーIDと登録名が一致しません。',
  size_not_of_plan: 'ご契約のプランのサイズを指定してください',

  // partner venues
  venue_code: 'コードは半角英数字とハイフンの4から20文字で入力してください',
  venue_code_in_use: 'このコードは既に登録されています',
  venue_code_fixed: '登録済みのコードは変更できません',

  // operators
  provider_says_unpaid: '決済会社に確認したところ、入金されていません。完了にはできません',
  provider_says_amount: '決済会社に確認したところ、金額が請求額と異なります（{price}円）。完了にはできません',
  receipt_card_only: 'クレジットカード払いの会員にのみ設定できます',
  history_month: '表示できない年月です',

  // photos at the door
  proof_without_act: '集荷・配達・不在の記録がないため、写真を登録できません',
  proof_too_late: '記録から24時間を過ぎたため、写真を登録できません',
  proof_full: '写真は1回につき2枚まで登録できます',

  // maintenance
  maintenance_exists: '既にメンテナンスが設定されています',
  date_and_time_together: 'どちらか一方のみの入力はできません',
  maintenance_end_before_start: '終了日時は開始日時より後にしてください',
  maintenance_in_past: '現在より前の日時を設定することはできません',
} as const;
