import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { ja } from '@laundry/shared/messages/ja';
import { jaClaims } from '@laundry/shared/messages/ja-claims';
import { jaCompany } from '@laundry/shared/messages/ja-company';
import { jaElsewhere } from '@laundry/shared/messages/ja-elsewhere';
import { MONTHLY_LEFT_JA } from '@laundry/shared/text/wording/lines/monthly-left-ja';
import { RETURNED_JA } from '@laundry/shared/text/wording/lines/returned-ja';
import { REVISIT_JA } from '@laundry/shared/text/wording/lines/revisit-ja';
import { WORDING } from '@laundry/shared/text/wording/wording-table';
import { expect, it } from 'vitest';
import { shellTexts } from './shell';
import { texts } from './texts';

/** What a thing is not called in the console, where it has another word. */
const OTHER_WORDS = ['集配ID', '依頼ID', '決済待ち', 'たたみ負荷', '洗濯負荷', '集配回数', '残り回数', 'No. '];
/** The server's names of its jobs: each has a word, under which the console shows it. */
const JOBS = Object.keys(texts.failures.jobNames);

const linesOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(linesOf)
      : [];

it('calls each thing by one word, and no job by its name', () => {
  expect(JOBS).toContain('reconcile-payments');
  const wording = { ...WORDING.ja, MONTHLY_LEFT_JA, RETURNED_JA, REVISIT_JA };
  const lines = linesOf({ texts, shellTexts, ja, jaClaims, jaCompany, jaElsewhere, LOVS_JA, wording });
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.filter((line) => [...OTHER_WORDS, ...JOBS].some((word) => line.includes(word)))).toEqual([]);
});
