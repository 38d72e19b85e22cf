/** Texts of the fields and the calendar for a day. */
export const dates = {
  placeholder: '年/月/日',
  calendar: 'カレンダー',
  openOf: '{{field}}をカレンダーから選ぶ',
  previousMonth: '前の月',
  nextMonth: '次の月',
  month: '{{year}}年{{month}}月',
  notThis: '{{day}}：{{reason}}',
  closed: '休',
  full: '満',
  past: '過去の日は選べません',
  unreadable: '日付を「2026/11/25」の形で入力してください',
} as const;
