/** Texts of the own account: where one is signed in, and the second factor. */
export const account = {
  name: 'アカウント',
  open: '{{name}} アカウント',
  sessions: {
    title: 'ログイン中の端末',
    lead: '心当たりのない端末がある場合は、ログアウトさせたうえで、パスワードを変更してください。',
    current: 'この端末',
    unknown: '不明な端末',
    begun: 'ログイン',
    used: '最後の利用',
    notUsed: '未使用',
    end: 'ログアウトさせる',
    endOf: '{{device}}（{{begun}}）をログアウトさせる',
    endOthers: 'ほかの端末をすべてログアウトさせる',
    ended: '{{device}}をログアウトさせました',
    othersEnded: 'ほかの端末をすべてログアウトさせました',
    alone: 'ほかにログイン中の端末はありません。',
  },
} as const;
