export default {
  title: 'お手入れの希望',
  lead: 'ご希望は、洗濯・たたみの担当者に伝わります。次のご依頼から、毎回ご記入いただく必要はありません。',
  fields: { care_detergent: '洗剤', care_drying: '乾燥', care_folding: 'たたみ方', care_avoid: '洗わないでほしいもの' },
  hints: {
    care_detergent: '低刺激洗剤は、プランのオプションでお選びいただけます。',
    care_drying:
      '吊り干しでは乾燥機を使いません。ハンガーにかけたままのお届けは、プランのオプションでお選びいただけます。',
    care_folding: '引き出しや棚に合わせてお選びください。',
  },
  avoid_hint: 'バッグに入っていた場合に、洗わずにお返しします。{max}文字まで。',
  submit: '保存する',
  saved: 'お手入れの希望を保存しました',
  saved_lead: 'これから洗濯するものに反映されます。',
  back: 'お客様情報に戻る',
} as const;
