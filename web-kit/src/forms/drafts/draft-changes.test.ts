import { describe, expect, it } from 'vitest';
import { changesIn, changesOf, conflictsWith, withChanges } from './draft-changes';

const FRESH = { name: '渋谷', note: '', types: [1], time: null };

describe('what is stored of a form', () => {
  it.each([
    ['nothing, of one left as it was', FRESH, {}],
    ['nothing, of a text that react-admin has emptied by null', { ...FRESH, note: null }, {}],
    ['nothing, of what is no field of it', { ...FRESH, id: 7 }, {}],
    ['a text over what stood there', { ...FRESH, name: '目黒' }, { name: { was: '渋谷', typed: '目黒' } }],
    ['a text that was emptied', { ...FRESH, name: null }, { name: { was: '渋谷', typed: '' } }],
    ['a list', { ...FRESH, types: [1, 2] }, { types: { was: [1], typed: [1, 2] } }],
  ])('is %s', (_what, values, changes) => {
    expect(changesOf(values, FRESH)).toEqual(changes);
  });

  it('says of a field that was stored before what it was typed over first', () => {
    const before = { name: { was: '恵比寿', typed: '目黒' } };
    expect(changesOf({ ...FRESH, name: '目黒2' }, FRESH, before)).toEqual({ name: { was: '恵比寿', typed: '目黒2' } });
    expect(changesOf(FRESH, FRESH, before)).toEqual({});
  });
});

describe('what was stored', () => {
  it.each([
    ['nothing', null],
    ['all fields of an older form', { name: '目黒', note: '', types: [1], time: null }],
    ['an older note', { note: '裏口から', was: '' }],
    ['halves', { name: { typed: '目黒' }, note: { was: '' } }],
  ])('counts as no change when it is %s', (_what, kept) => {
    expect(changesIn(kept)).toEqual({});
  });

  it('never has a secret in it', () => {
    const change = { was: '', typed: '1234' };
    expect(changesIn({ name: change, code: change }, ['code'])).toEqual({ name: change });
  });

  it('is taken field by field', () => {
    const name = { was: '渋谷', typed: '目黒' };
    expect(changesIn({ name, note: '裏口から' })).toEqual({ name });
  });
});

describe('a form of today with what was typed into it before', () => {
  it.each([
    ['takes what was chosen where nothing was', { time: { was: null, typed: 3 } }, { ...FRESH, time: 3 }, []],
    ['takes what was typed', { name: { was: '渋谷', typed: '目黒' } }, { ...FRESH, name: '目黒' }, []],
    [
      'says what somebody else has changed',
      { name: { was: '港', typed: '目黒' } },
      { ...FRESH, name: '目黒' },
      ['name'],
    ],
    ['says nothing where both mean the same', { name: { was: '港', typed: '渋谷' } }, FRESH, []],
    ['compares lists by what they hold', { types: { was: [1], typed: [2] } }, { ...FRESH, types: [2] }, []],
    ['leaves out what is no field any more', { zip: { was: '', typed: '150' } }, FRESH, []],
    ['leaves out what is of another kind', { types: { was: '', typed: '1' } }, FRESH, []],
  ])('%s', (_what, changes, record, conflicts) => {
    expect(withChanges(FRESH, changes)).toEqual(record);
    expect(conflictsWith(FRESH, changes)).toEqual(conflicts);
  });
});
