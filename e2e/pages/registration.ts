import { type Page, expect } from '@playwright/test';
import type { Lang } from '../support/test.js';

const PARTS = {
  company: { ja: '会社の内容', en: 'Your company' },
  address: { ja: '集配先', en: 'Address' },
  you: { ja: 'ご登録者', en: 'Your details' },
  finish: { ja: 'お手続き', en: 'Payment and terms' },
} as const;

/** Leaves the part of the registration that stands open, which has to be right, for the next. */
export async function goOnTo(page: Page, part: keyof typeof PARTS, lang: Lang = 'ja'): Promise<void> {
  const name = PARTS[part][lang];
  await page.getByRole('button', { name: lang === 'ja' ? `${name}へ進む` : `Next: ${name}` }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
}
