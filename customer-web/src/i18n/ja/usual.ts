export default {
  title: 'いつもの',
  pickup: '{moment} 集荷・{bags}',
  delivery: '配達 {moment}',
  take: 'いつもの内容で確認へ進む',
  lead: 'これまでのご依頼をもとにしたご提案です。下のフォームで、日時やバッグ数を変えられます。',
  again_title: '受付番号 {id} と同じ内容です',
  again_lead: '日時は、次に集配できる日をお選びしました。確認へ進む前に変えられます。',
  passed_over: '{day}: {why}',
  beside_title: '同じ日に、すでにご依頼があります',
  beside: '受付番号 {id}：{moment} 集荷',
  week_taken: 'この週はすでにご依頼があります',
} as const;
