/** Texts of the palette: pages and actions by their names. */
export const palette = {
  title: '画面・お客様・集配・操作を探す',
  pages: '画面',
  actions: '操作',
  unassigned: '今日の未割当を開く',
  account: '自分のアカウント',
  signOut: 'ログアウト',
} as const;
