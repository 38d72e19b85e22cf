/** Japanese texts of what customers write about their laundry, by code: its screens alone load them. */
export const jaClaims = {
  claim_not_delivered: 'お届け後に、仕上がりについてご連絡いただけます',
  claim_too_late: '仕上がりについてのご連絡は、お届けから{days}日以内に承っています。お問い合わせをご利用ください',
  claim_open: 'このご依頼についてのご連絡をすでに承っています。回答をお待ちください',
  photo_unreadable: 'この写真は読み取れません。JPEG・PNG・WebPの写真を選択してください',
  photo_too_slow:
    '写真の処理に時間がかかりすぎました。サイズを小さくした写真を選択するか、しばらくしてからもう一度お試しください',
  photo_too_large: '写真が大きすぎます。8MB・4,000万画素以内の写真を選択してください',
  photo_gone: '写真の保存期間が過ぎました。入力に戻り、写真を選び直してください',
} as const;
