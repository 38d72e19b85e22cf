import { describe, expect, it } from 'vitest';
import { LEG } from '../../constants/progress.js';
import { PROOF_OF } from '../../constants/proof.js';
import {
  CUSTOMERS_PROOFS,
  type ProofFacts,
  proofOfAbsence,
  proofOfMark,
  proofRefusal,
  provedAct,
} from './proof-photo.js';

const NOW = '2026-11-25 21:00:00';
const build = (overrides: Partial<ProofFacts> = {}): ProofFacts => ({
  actAt: '2026-11-25 20:55:00',
  count: 0,
  madeAt: NOW,
  now: NOW,
  ...overrides,
});
const codeOf = (overrides: Partial<ProofFacts>) => proofRefusal(build(overrides))?.code ?? null;

describe('a photo at the door', () => {
  it.each([
    ['2026-11-25 20:55:00', null],
    ['2026-11-24 21:00:00', null],
    ['2026-11-24 20:59:59', 'proof_too_late'],
    [null, 'proof_without_act'],
  ])('of an act of %s: %j', (actAt, code) => expect(codeOf({ actAt })).toBe(code));

  it.each([
    [0, null],
    [1, null],
    [2, 'proof_full'],
  ])('where there are %i: %j', (count, code) => expect(codeOf({ count })).toBe(code));

  it.each([
    ['2026-11-25 21:10:00', null],
    ['2026-11-25 21:10:01', 'made_at_ahead'],
    ['2026-11-25 09:00:00', null],
    ['2026-11-25 08:59:59', 'made_at_too_old'],
  ])('taken at %s: %j', (madeAt, code) => expect(codeOf({ madeAt })).toBe(code));
});

describe('what it is of', () => {
  it.each(['result_pickup_dt', 'result_delivery_dt'] as const)('may be the mark %s', (resultKey) => {
    const of = proofOfMark(resultKey);
    expect(of && provedAct(of)).toEqual({ kind: 'mark', resultKey });
  });

  it.each(['result_wash_dt', 'result_fold_dt'] as const)('is never the mark %s', (resultKey) =>
    expect(proofOfMark(resultKey)).toBeNull(),
  );

  it.each([LEG.pickup, LEG.delivery])('may be an absence at leg %i', (leg) =>
    expect(provedAct(proofOfAbsence(leg))).toEqual({ kind: 'absence', leg }),
  );

  it('is shown to its customer, but for a pickup', () =>
    expect(Object.values(PROOF_OF).filter((of) => !CUSTOMERS_PROOFS.includes(of))).toEqual([PROOF_OF.pickup]));
});
