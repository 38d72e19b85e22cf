import { describe, expect, it } from 'vitest';
import { beginning, type Standing, standingAfter, writeShared } from './write-shared.js';

interface Row {
  readonly version: number;
  readonly phone?: string;
  readonly note?: string;
  readonly name?: string | null;
}

class Stale extends Error {
  constructor(readonly current: Row) {
    super('stale');
  }
}

const OPENED: Row = { version: 1, phone: '03', note: '' };

/** A row that others change before the calls of a writer, one change a call. */
function server(...changes: readonly Partial<Row>[]) {
  let row = OPENED;
  const sent: object[] = [];
  const waiting = [...changes];
  return {
    sent,
    send: async (data: Row): Promise<Row> => {
      sent.push(data);
      const change = waiting.shift();
      if (change !== undefined) row = { ...row, ...change, version: row.version + 1 };
      if (data.version !== row.version) throw new Stale(row);
      row = { ...row, ...data, version: row.version + 1 };
      return row;
    },
  };
}

const write = (typed: Omit<Row, 'version'>, on: ReturnType<typeof server>, from: Standing<Row> = beginning(OPENED)) =>
  writeShared(typed, from, {
    send: on.send,
    currentOf: (error) => (error instanceof Stale ? error.current : undefined),
  });

describe('a row that others write too', () => {
  it('keeps what only the other changed, and nobody is asked', async () => {
    const on = server({ phone: '06' });
    expect(await write({ note: '裏口' }, on)).toMatchObject({ kind: 'stored', result: { phone: '06', note: '裏口' } });
    expect(on.sent).toEqual([
      { note: '裏口', version: 1 },
      { note: '裏口', version: 2 },
    ]);
  });

  it('tells what both changed; sent again, it replaces that', async () => {
    const on = server({ phone: '06' });
    const written = await write({ phone: '04' }, on);
    expect(written).toMatchObject({ kind: 'conflict', fields: { phone: '06' }, standing: { told: ['phone'] } });
    if (written.kind !== 'conflict') return;
    expect(await write({ phone: '04' }, on, written.standing)).toMatchObject({
      kind: 'stored',
      result: { phone: '04' },
    });
  });

  it('takes what is typed back after it was told as chosen', async () => {
    const on = server({ phone: '06' });
    const written = await write({ phone: '04' }, on);
    if (written.kind !== 'conflict') throw new Error(written.kind);
    expect(await write({ phone: '03' }, on, written.standing)).toMatchObject({ result: { phone: '03' } });
  });

  it('tries three times, each on what stands there by then', async () => {
    const on = server({ phone: '06' }, { phone: '07' }, { phone: '08' });
    const written = await write({ note: '裏口' }, on);
    expect(written).toMatchObject({ kind: 'conflict', fields: {}, standing: { seen: { version: 4, phone: '08' } } });
    expect(on.sent).toHaveLength(3);
  });

  it('says of another refusal that it was refused', async () => {
    const error = new Error('no line');
    const send = () => Promise.reject(error);
    const written = await writeShared({ note: '' }, beginning(OPENED), { send, currentOf: () => undefined });
    expect(written).toEqual({ kind: 'refused', error });
  });
});

describe('a row that is read anew while its form is open', () => {
  it.each([
    ['the same version', { phone: '06' }, null],
    ['an earlier one', { version: 0, phone: '06' }, null],
    ['another field, which the form does not show', { version: 2, note: '裏口' }, null],
    ['null where there was nothing', { version: 2, name: null }, null],
    ['the field of the form', { version: 2, phone: '06' }, { phone: '06' }],
    ['the field of the form, emptied', { version: 2, phone: '' }, { phone: '' }],
  ])('says what was changed: %s', (_, changed, fields) => {
    const row = { ...OPENED, ...changed };
    const standing = { began: OPENED, seen: row, told: ['phone'] };
    const expected = fields === null ? null : { fields, standing };
    expect(standingAfter(beginning(OPENED), row, ['phone', 'name'])).toEqual(expected);
  });
});
