export default {
  fields: {
    current_password: '現在のパスワード',
    password: '新しいパスワード',
    password_confirm: '新しいパスワード（確認）',
    email: 'メールアドレス',
  },
  rule: '英字と数字を含む8文字以上',
  change: {
    meta_title: 'パスワード変更',
    title: 'パスワード変更',
    submit: 'パスワードを変更する',
    done_title: 'パスワードを変更しました',
    done: 'ほかの端末でのログインは終了しました。次回からは新しいパスワードでログインしてください。',
    to_profile: 'お客様情報へ戻る',
  },
  forgot: {
    meta_title: 'パスワードをお忘れの方',
    title: 'パスワードをお忘れの方',
    lead: 'ご登録のメールアドレスに、パスワード再設定のご案内をお送りします。',
    submit: 'メールを送信する',
    done_title: 'メールを送信しました',
    done: (email: string) =>
      `${email} に再設定のご案内をお送りしました。メール内のリンクを30分以内に開いて、新しいパスワードを設定してください。`,
    not_arrived: 'メールが届かない場合は、迷惑メールフォルダもご確認ください。',
    to_login: 'ログインへ戻る',
  },
  reset: {
    meta_title: 'パスワード再設定',
    title: 'パスワード再設定',
    lead: '新しいパスワードを入力してください。',
    submit: 'パスワードを設定する',
    again: '再設定のメールをもう一度送る',
    done_title: 'パスワードを設定しました',
    done: '新しいパスワードでログインしました。',
    to_request: '集配のご依頼へ',
  },
};
