export default {
  label: '部門',
  hint: '請求書とご依頼の明細に記載されます（30文字まで）。',
  change: '部門を変更する',
  save: '保存する',
  keep: '変更しない',
  invoiced: 'この月の請求書が発行されているため、部門は変更できません',
  not_yours: '部門を変更できるのは、ご契約者とこのご依頼をした方のみです',
} as const;
