import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../constants/limits.js';
import { labelCode, labelCodes, parseLabel } from './bag-label.js';

const LABEL = { requestId: 284, bag: 2 };
const CODE = labelCode(LABEL);
const anyLabel = fc.record({
  requestId: fc.integer({ min: 1, max: LIMITS.idMax }),
  bag: fc.integer({ min: 1, max: LIMITS.setCountMax }),
});

it('a bag’s label is the reception number, the bag and two letters', () => expect(CODE).toBe('284-2-KB'));

it('a request has a label for each bag', () =>
  expect(labelCodes({ id: 284, count: 3 }).map(parseLabel)).toEqual([
    { requestId: 284, bag: 1 },
    { requestId: 284, bag: 2 },
    { requestId: 284, bag: 3 },
  ]));

it('a request without a bag has no label', () => expect(labelCodes({ id: 284, count: 0 })).toEqual([]));

it('a bag’s label is read as it was written', () =>
  fc.assert(
    fc.property(anyLabel, (label) => {
      expect(parseLabel(labelCode(label))).toEqual(label);
    }),
  ));

describe('typed by hand', () => {
  it.each([
    ['small letters', '284-2-kb'],
    ['wide letters', '２８４－２－ＫＢ'],
    ['the long vowel for a hyphen', '284ー2ーKB'],
    ['spaces', ' 284 2 KB '],
    ['dots', '284.2.KB'],
    ['leading zeros', '0284-02-KB'],
  ])('%s', (_, typed) => expect(parseLabel(typed)).toEqual(LABEL));

  it('takes O for 0 and I or L for 1', () => {
    const label = { requestId: 101, bag: 10 };
    const [, , check = ''] = labelCode(label).split('-');
    expect(parseLabel(`IOL-LO-${check}`)).toEqual(label);
  });
});

describe('is no label of ours', () => {
  it.each([
    ['nothing', ''],
    ['the reception number alone', '284'],
    ['no letters', '284-2'],
    ['other letters', '284-2-KC'],
    ['a bag that no request has', labelCode({ requestId: 284, bag: 101 })],
    ['bag 0', labelCode({ requestId: 284, bag: 0 })],
    ['request 0', labelCode({ requestId: 0, bag: 1 })],
    ['a number beyond all ids', labelCode({ requestId: LIMITS.idMax + 1, bag: 1 })],
    ['an address', 'https://example.com/284-2-KB'],
    ['more after it', `${CODE}-1`],
    ['letters beyond the alphabet', '284-2-KU'],
    ['a thousand characters', '1'.repeat(1000)],
  ])('%s', (_, text) => expect(parseLabel(text)).toBeNull());

  it('one wrong digit, or one wrong letter', () =>
    fc.assert(
      fc.property(anyLabel, fc.nat(), fc.integer({ min: 1, max: 9 }), (label, place, step) => {
        const code = labelCode(label);
        const at = place % code.length;
        const was = code.charAt(at);
        if (was === '-') return;
        const symbols = at >= code.length - 2 ? '0123456789ABCDEFGHJKMNPQRSTVWXYZ' : '0123456789';
        const next = symbols.charAt((symbols.indexOf(was) + step) % symbols.length);
        expect(parseLabel(`${code.slice(0, at)}${next}${code.slice(at + 1)}`)).toBeNull();
      }),
    ));

  it('two digits that changed places', () =>
    fc.assert(
      fc.property(anyLabel, fc.nat(), (label, place) => {
        const digits = String(label.requestId);
        const at = place % digits.length;
        const [one = '', other = ''] = [digits.charAt(at), digits.charAt(at + 1)];
        if (one === other || other === '') return;
        const swapped = `${digits.slice(0, at)}${other}${one}${digits.slice(at + 2)}`;
        expect(parseLabel(labelCode(label).replace(digits, swapped))).toBeNull();
      }),
    ));
});
