import { WORDING_JA } from '@laundry/shared/text/wording/wording-ja';

export default {
  meta_title: '1回だけのご依頼',
  meta_description: '日時とバッグ数を選ぶと、1回だけのお洗濯の料金が税込ですぐにわかります。',
  title: '1回だけのご依頼',
  lead: 'ご登録の前に、日時と料金をお確かめいただけます。',
  steps: { moment: '日時と料金', where: '集配先', who: 'ご登録者', payment: '確認とお支払い' },
  area_title: '集配エリアの確認',
  last: {
    title: 'ご登録が終わりました。あとはお支払いだけです',
    lead: 'お選びの日時とバッグ数はそのままです。お支払い方法をお選びください。',
  },
  final: WORDING_JA.onetime_final,
  bag: '1バッグは{litres}Lの袋1つ分です。',
  change: '日時・バッグ数を変える',
  to_registration: '会員登録へ進む',
  next: '次に会員登録をしていただき、最後にお支払いいただきます。お支払いまで、料金はかかりません。',
} as const;
