/** Japanese texts of a company's people and cost centres, by code: their screens alone load them. */
export const jaCompany = {
  people_companies_only: '利用者の招待は、月額プランをご利用の法人のお客様が対象です',
  people_full: '利用者は、招待中の方を含めて{max}名まで登録できます',
  person_known: 'このメールアドレスの方は、すでに登録または招待されています',
  cost_centre_companies_only: '部門は法人のお客様のみ入力できます',
  cost_centre_of_laundry_only: 'バッグのお届けには、部門を設定できません',
  cost_centre_of_other: '部門を変更できるのは、ご契約者とこのご依頼をした方のみです',
  cost_centre_invoiced: '請求書に記載済みのため、部門は変更できません',
} as const;
