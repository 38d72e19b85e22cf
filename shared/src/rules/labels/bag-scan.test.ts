import { describe, expect, it } from 'vitest';
import { SCAN_REASON } from '../../constants/handovers.js';
import { labelCode } from './bag-label.js';
import { fittingReasons, readLabel, scanRefusals, tallyOf } from './bag-scan.js';

const BAGS = { id: 284, count: 3 };
const code = (bag: number, requestId = 284) => labelCode({ requestId, bag });

describe('a label at a handover', () => {
  it.each([
    ['its first bag', code(1), { kind: 'own', bag: 1, code: code(1) }],
    ['its last bag', code(3), { kind: 'own', bag: 3, code: code(3) }],
    ['however it is written', code(1).toLowerCase(), { kind: 'own', bag: 1, code: code(1) }],
    ['one bag more than there are', code(4), { kind: 'noSuchBag', bag: 4 }],
    ['another request’s', code(1, 285), { kind: 'foreign', requestId: 285, code: code(1, 285) }],
    ['another request’s, with any number', code(50, 285), { kind: 'foreign', requestId: 285, code: code(50, 285) }],
    ['no label', 'hello', { kind: 'unreadable' }],
  ])('%s', (_, text, read) => expect(readLabel(text, BAGS)).toEqual(read));
});

it('counts each bag and each foreign label once', () =>
  expect(tallyOf([code(3), code(1), code(3), code(1, 9), code(1, 9)], BAGS)).toEqual({
    scanned: [1, 3],
    missing: [2],
    foreign: [code(1, 9)],
  }));

describe('refuses', () => {
  const all = [code(1), code(2), code(3)];
  it.each([
    ['nothing that was not scanned', [], null, []],
    ['no whole scan', all, null, []],
    ['a missing bag without a reason', [code(1), code(2)], null, ['scan_reason scan_reason_required']],
    ['no missing bag with a reason', [code(1)], SCAN_REASON.notThere, []],
    ['a foreign bag without a reason', [...all, code(1, 9)], null, ['scan_reason scan_reason_required']],
    ['no foreign bag with a reason', [...all, code(1, 9)], SCAN_REASON.setAside, []],
    ['a bag that there is not, whatever the reason', [...all, code(4)], 1, ['bag_codes label_no_such_bag']],
    ['what is no label', ['284-1-00'], 1, ['bag_codes label_unreadable']],
    ['both', ['x', code(4)], null, ['bag_codes label_unreadable', 'bag_codes label_no_such_bag']],
  ] as const)('%s', (_, codes, reason, refusals) =>
    expect(scanRefusals({ codes, reason }, BAGS).map(({ field, code }) => `${field} ${code}`)).toEqual(refusals),
  );
});

it.each([
  ['a missing bag', [code(1)], [1, 2, 3, 4]],
  ['a foreign bag', [code(1), code(2), code(3), code(1, 9)], [5]],
  ['both', [code(1, 9)], [1, 2, 3, 4, 5]],
  ['neither', [code(1), code(2), code(3)], []],
])('offers the reasons that fit %s', (_, codes, reasons) =>
  expect(fittingReasons(tallyOf(codes, BAGS))).toEqual(reasons),
);
