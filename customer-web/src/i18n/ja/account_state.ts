export default {
  begins: '{date}からご利用いただけます。はじめのお支払いもこの日です。',
  begins_charge:
    'それまでのお支払いはありません。{date}に、はじめの月額料金 {price}円（税込）をご登録のカードでお支払いいただきます。',
  begins_buy: 'バッグの追加購入は、プランが始まる{date}からできます。',
  bags_from: '{date}から',
  leaving: '{date}に退会されます。それまでは、これまでどおりご利用いただけます。',
  ends: '{date}に退会されます。',
  contact: 'お問い合わせへ',
  reason: '理由：',
  title: {
    provisional: 'お支払いのお手続きが済んでいません',
    under_review: 'ただいま審査中です',
    rejected: '審査の結果、ご利用を承認できませんでした',
  },
  lead: {
    provisional: 'クレジットカードのお手続きが済むと、集配をご依頼いただけます。料金はまだ発生していません。',
    under_review:
      '請求書払いの審査を行っております。審査が完了すると、集配をご依頼いただけます。結果はメールでお知らせします。',
    rejected: 'クレジットカードなら、すぐにご利用いただけます。詳しくはサポートまでお問い合わせください。',
    suspended_card: 'カード会社のページで新しいカードを登録すると、ご利用を再開できます。',
    suspended: '新しい集配のご依頼を承ることができません。詳しくはサポートまでお問い合わせください。',
    withdrawn: 'またご利用いただくときは、新しくご登録ください。',
  },
  next: {
    provisional: 'お支払いのお手続きへ',
    under_review: '集配についてのご案内を見る',
    rejected: 'クレジットカードで始める',
    suspended_card: 'カード情報を更新する',
    suspended: 'お問い合わせへ',
    withdrawn: '新規会員登録へ',
  },
} as const;
