/** Texts of the work report. */
export const workReports = {
  open: '作業報告',
  title: '作業報告',
  confirmTitle: '作業報告の確認',
  user_id: 'スタッフ',
  status: 'ステータス',
  start_dt: '開始日時',
  end_dt: '終了日時',
  work_time: '作業時間',
  suggested: '開始から終了までの時間です。休憩がある場合は変更してください',
  unselected: '未選択',
  hours: '{{hours}}時間{{minutes}}分',
  next: '確認へ進む',
  back: '入力に戻る',
  submit: '報告する',
  submitting: '報告しています…',
  saved: '作業報告を登録しました',
} as const;
