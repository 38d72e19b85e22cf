import { describe, expect, it } from 'vitest';
import { costCentreOf, costCentreProblem, costCentreRefusal, costCentreSums } from './cost-centre.js';

describe('a cost centre', () => {
  it.each([
    ['営業部', '営業部'],
    ['  営業部　', '営業部'],
    ['営業部\u200b', '営業部'],
    ['営業\u00ad部', '営業部'],
    ['営業部\ufe0f', '営業部'],
    ['営業\u3164部', '営業部'],
    ['ＡＢ－１２', 'AB-12'],
    ['ｶﾞｽ', 'ガス'],
    ['カ\u3099ス', 'ガス'],
    ['東京　　営業', '東京 営業'],
    ['東京\t営業\n1課', '東京 営業 1課'],
    ['東京\u00a0営業', '東京 営業'],
    ['①課', '1課'],
    ['\u200b \u3164', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is stored as %j', (typed, kept) => {
    expect(costCentreOf(typed)).toBe(kept);
    expect(costCentreOf(kept)).toBe(kept);
  });

  it.each([
    ['営業', true, null],
    ['😀'.repeat(30), true, null],
    [`${'あ'.repeat(30)} \u200b`, true, null],
    ['あ'.repeat(31), true, 'too_long'],
    // One letter that is eighteen once it is spelled out.
    ['\ufdfa\ufdfa', true, 'too_long'],
    ['営業', false, 'cost_centre_companies_only'],
    [' \u200b', false, null],
    [undefined, false, null],
  ])('%j, of a company %s: %s', (typed, is_company, problem) => {
    expect(costCentreProblem(typed, { is_company })).toBe(problem);
  });

  const owner = { is_company: true, clerk_id: null, booked_by: null, is_bag_delivery: false, is_invoiced: false };

  it.each([
    [owner, null],
    [{ ...owner, booked_by: 8 }, null],
    [{ ...owner, clerk_id: 8, booked_by: 8 }, null],
    [{ ...owner, clerk_id: 8 }, 'cost_centre_of_other'],
    [{ ...owner, clerk_id: 8, booked_by: 9 }, 'cost_centre_of_other'],
    [{ ...owner, is_bag_delivery: true }, 'cost_centre_of_laundry_only'],
    [{ ...owner, is_invoiced: true }, 'cost_centre_invoiced'],
    [{ ...owner, is_company: false }, 'cost_centre_companies_only'],
  ] as const)('%j: %s', (facts, refusal) => {
    expect(costCentreRefusal(facts)).toBe(refusal);
  });
});

describe('the sums of the cost centres', () => {
  it('count requests and bags, those without one last', () => {
    const of = (cost_centre: string, count: number) => ({ cost_centre, count });
    expect(costCentreSums([of('', 1), of('総務', 2), of('営業', 3), of('総務', 1)])).toEqual([
      { cost_centre: '営業', requests: 1, bags: 3 },
      { cost_centre: '総務', requests: 2, bags: 3 },
      { cost_centre: '', requests: 1, bags: 1 },
    ]);
  });

  it('are none where no request names one', () => {
    expect(costCentreSums([{ cost_centre: '', count: 2 }])).toEqual([]);
    expect(costCentreSums([])).toEqual([]);
  });
});
