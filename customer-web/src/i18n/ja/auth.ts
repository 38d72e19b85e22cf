export default {
  login: {
    meta_title: 'ログイン',
    meta_description: '洗濯物の集荷・配達サービス「せんたく便」のログインページです。',
    title: 'ログイン',
    email: 'メールアドレス',
    password: 'パスワード',
    submit: 'ログイン',
    failed: 'ログインできませんでした',
    forgot: 'パスワードをお忘れの方',
    new_here: 'はじめてご利用の方',
    new_here_lead: '月額プランまたは単発プランをお選びいただけます。',
    register: '新規会員登録',
    session_ended: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
} as const;
