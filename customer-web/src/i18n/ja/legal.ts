export default {
  tokushoho: '特定商取引法に基づく表記',
  privacy: 'プライバシーポリシー',
  terms: '利用規約',
} as const;
