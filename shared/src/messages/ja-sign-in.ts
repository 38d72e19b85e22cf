/** Japanese texts that the login may say by their codes, and every other screen too: it loads these alone. */
export const jaSignIn = {
  // forms
  required: '必須項目です',
  unselected: '未選択です',
  input_errors: '入力エラーがあります',
  invalid_value: '入力値が不正です',
  unknown_field: '指定できない項目です',
  too_long: '{max}文字以内で入力してください',
  out_of_range: '{min}から{max}の間で指定してください',
  control_characters: '使用できない文字が含まれています',
  invalid_email: 'メールアドレスの形式が正しくありません',

  // session and account
  login_failed: 'ログインIDまたはパスワードが違います',
  second_factor_required: '確認コードが必要です。管理画面からログインしてください',
  unauthorized: 'ログインしてください',
  forbidden: 'この操作を行う権限がありません',
  not_found: '対象が見つかりません',
  too_many_tries: '試行回数が多すぎます。しばらくしてからもう一度お試しください',
  maintenance: 'ただいまメンテナンス中です',
  stale: '他の操作で内容が更新されています。最新の内容をご確認ください',
  status_withdrawn: 'このアカウントは退会済みです',
  status_disabled: 'アカウント情報の確認が完了していないため、ご利用いただけません',
  status_stopped_credit: 'クレジットカードが停止しています。カード情報を更新してください',
  status_stopped_other: 'アカウントが停止されているため、ご利用いただけません',
} as const;
