import { isForeignKeyViolation, isUniqueViolation } from '../../src/common/transaction/database-errors.js';
import { createTestDatabase, onMysql, type TestDatabase } from '../harness/servers/test-database.js';
import { Note, openTills, Till, type Tills } from './till.js';

/** A promise with its handle outside: lets one transaction wait for a step of another. */
function signal(): { readonly sent: Promise<void>; readonly send: () => void } {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  return { sent, send };
}

class Refused extends Error {}
const refuse = (): never => {
  throw new Refused('refused');
};
const NOTE_KEY = { name: 'ux_notes_till_label', columns: ['till', 'label'] };

let base: TestDatabase;
let tills: Tills;
beforeAll(async () => {
  base = await createTestDatabase();
  tills = await openTills(base.url);
});
beforeEach(() => tills.empty());
afterAll(async () => {
  await tills.dataSource.destroy();
  await base.drop();
});

describe('concurrent transactions do not see or undo each other', () => {
  test('a transaction that begins inside a failing one keeps its own row and not the other', async () => {
    const { database, insert, codes } = tills;
    const began = signal();
    const a = database.inTransaction(async () => {
      await insert('a');
      began.send();
      await Promise.resolve();
      refuse();
    });
    await began.sent;
    const b = database.inTransaction(() => insert('b'));
    await expect(a).rejects.toThrow(Refused);
    await b;
    expect(await codes()).toEqual(['b']);
  });

  test('a stored transaction stays when one that overlapped it rolls back last', async () => {
    const { database, insert, codes } = tills;
    const began = signal();
    const a = database.inTransaction(async () => {
      await insert('a');
      began.send();
    });
    await began.sent;
    const b = database.inTransaction(async () => {
      await insert('b');
      await a;
      refuse();
    });
    await a;
    await expect(b).rejects.toThrow(Refused);
    expect(await codes()).toEqual(['a']);
  });

  test('a single write acknowledged while a transaction is open outlives its rollback', async () => {
    const { database, insert, codes } = tills;
    const began = signal();
    const a = database.inTransaction(async () => {
      await insert('a');
      began.send();
      await Promise.resolve();
      refuse();
    });
    await began.sent;
    const plain = insert('plain');
    await expect(a).rejects.toThrow(Refused);
    await plain;
    expect(await codes()).toEqual(['plain']);
  });

  test('a single read sees nothing of an open transaction', async () => {
    const { database, insert, codes } = tills;
    const began = signal();
    const a = database.inTransaction(async () => {
      await insert('a');
      began.send();
      await new Promise((resolve) => setImmediate(resolve));
      refuse();
    });
    await began.sent;
    const read = codes();
    await expect(a).rejects.toThrow(Refused);
    expect(await read).toEqual([]);
  });

  test('two transactions begun in the same tick are both stored', async () => {
    const { database, insert, codes } = tills;
    await Promise.all([database.inTransaction(() => insert('a')), database.inTransaction(() => insert('b'))]);
    expect(await codes()).toEqual(['a', 'b']);
  });

  test('a capacity of 5 takes 5 of 10 parallel bookings', async () => {
    const { database, insert, take, money } = tills;
    await insert('day', 5);
    const booked = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        database.inTransaction(async () => {
          if (!(await take('day', 1))) return false;
          await insert(`booking ${n}`);
          return true;
        }),
      ),
    );
    expect(booked.filter(Boolean)).toHaveLength(5);
    expect(await money('day')).toBe(0);
    expect(await tills.codes()).toHaveLength(6);
  });

  test('what was acknowledged is what is stored: 200 transactions, half refused, beside 200 single writes', async () => {
    const { database, insert, codes } = tills;
    const transaction = async (n: number): Promise<string[]> => {
      const rows = [`t${n} first`, `t${n} second`];
      const stored = database.inTransaction(async () => {
        for (const row of rows) await insert(row);
        if (n % 2 === 0) refuse();
      });
      try {
        await stored;
        return rows;
      } catch (error) {
        if (error instanceof Refused) return [];
        throw error;
      }
    };
    const single = (n: number): Promise<string[]> => insert(`s${n}`).then(() => [`s${n}`]);
    const acknowledged: string[] = [];
    // In two waves: more than 210 callers at once are turned away by MySQL's pool.
    for (const from of [0, 100]) {
      const numbers = Array.from({ length: 100 }, (_, n) => from + n);
      acknowledged.push(...(await Promise.all(numbers.flatMap((n) => [transaction(n), single(n)]))).flat());
    }
    expect(acknowledged).toHaveLength(400);
    expect(await codes()).toEqual([...acknowledged].sort());
  });

  test('money moved in opposite directions at once is neither lost nor made', async () => {
    const { database, insert, take, money } = tills;
    await insert('left', 100);
    await insert('right', 100);
    const move = (from: string, to: string) =>
      database.inTransaction(async () => {
        if (!(await take(from, 1))) refuse();
        await database.manager.increment(Till, { code: to }, 'money', 1);
      });
    // All of them, or one that gave up would leave others at work on the tills of what is tested next.
    const moves = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? move('right', 'left') : move('left', 'right'))),
    );
    expect(moves.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect([await money('left'), await money('right')]).toEqual([80, 120]);
  });

  test('two processes on one database share its limits', async () => {
    const other = await openTills(base.url);
    await tills.insert('day', 10);
    const booked = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const one = n % 2 === 0 ? tills : other;
        return one.database.inTransaction(() => one.take('day', 1));
      }),
    );
    await other.dataSource.destroy();
    expect(booked.filter(Boolean)).toHaveLength(10);
    expect(await tills.money('day')).toBe(0);
  });
});

describe('a transaction is all or nothing', () => {
  test('nothing of it is left after an error, which comes out unchanged', async () => {
    const { database, insert, codes } = tills;
    const failed = database.inTransaction(async () => {
      await insert('a');
      refuse();
    });
    await expect(failed).rejects.toThrow(Refused);
    expect(await codes()).toEqual([]);
  });

  test('a call inside another joins it and is undone with it', async () => {
    const { database, insert, codes } = tills;
    const failed = database.inTransaction(async () => {
      await insert('outer');
      await database.inTransaction(() => insert('inner'));
      expect(await codes()).toEqual(['inner', 'outer']);
      refuse();
    });
    await expect(failed).rejects.toThrow(Refused);
    expect(await codes()).toEqual([]);
  });

  test('when the inner call fails the whole fails, even if its error is caught', async () => {
    const { database, insert, codes } = tills;
    const failed = database.inTransaction(async () => {
      await insert('outer');
      await database
        .inTransaction(async () => {
          await insert('inner');
          refuse();
        })
        .catch(() => undefined);
    });
    await expect(failed).rejects.toThrow(Refused);
    expect(await codes()).toEqual([]);
  });

  test('a broken unique key undoes the transaction and leaves a sound connection', async () => {
    const { database, insert, codes } = tills;
    await insert('taken');
    const failed = database.inTransaction(async () => {
      await insert('new');
      await insert('taken');
    });
    await expect(failed).rejects.toThrow(/unique|duplicate/i);
    await database.inTransaction(() => insert('next'));
    expect(await codes()).toEqual(['next', 'taken']);
  });

  test('a broken unique key may be caught inside, and the rest is stored', async () => {
    const { database, insert, codes } = tills;
    await insert('taken');
    await database.inTransaction(async () => {
      await insert('taken').catch(() => undefined);
      await insert('new');
    });
    expect(await codes()).toEqual(['new', 'taken']);
  });

  test('190 refused transactions leave every connection free', async () => {
    const { database, insert, codes } = tills;
    const refusals = await Promise.allSettled(
      Array.from({ length: 190 }, (_, n) => database.inTransaction(() => insert(`x${n}`).then(refuse))),
    );
    expect(refusals.every((one) => one.status === 'rejected' && one.reason instanceof Refused)).toBe(true);
    expect(await codes()).toEqual([]);
  });
});

describe('a transaction that lost against another runs again from its beginning', () => {
  const failures = [
    { what: 'deadlock', errno: 1213, code: 'ER_LOCK_DEADLOCK' },
    { what: 'lock wait timeout', errno: 1205, code: 'ER_LOCK_WAIT_TIMEOUT' },
    { what: 'row changed since the snapshot', errno: 1020, code: 'ER_CHECKREAD' },
    { what: 'SQLite file in use', errno: undefined, code: 'SQLITE_BUSY' },
    { what: 'SQLite snapshot too old', errno: undefined, code: 'SQLITE_BUSY_SNAPSHOT' },
    { what: 'connection lost', errno: undefined, code: 'PROTOCOL_CONNECTION_LOST' },
  ];

  test.each(failures)('$what: the first try leaves nothing, the second is stored once', async ({ errno, code }) => {
    const { database, insert, codes } = tills;
    let tries = 0;
    await database.inTransaction(async () => {
      tries += 1;
      await insert(`try ${tries}`);
      if (tries < 3) throw Object.assign(new Error(code), { errno, code });
    });
    expect(tries).toBe(3);
    expect(await codes()).toEqual(['try 3']);
  });

  test('one that says that what it has read is no longer so leaves nothing of that try', async () => {
    const { database, insert, codes } = tills;
    let tries = 0;
    await database.inTransaction(async () => {
      tries += 1;
      await insert(`try ${tries}`);
      if (tries < 2) database.beginAnew('a till');
    });
    expect(await codes()).toEqual(['try 2']);
  });

  test('after 7 tries the error comes out', async () => {
    let tries = 0;
    const failed = tills.database.inTransaction(async () => {
      tries += 1;
      throw Object.assign(new Error('deadlock'), { errno: 1213 });
    });
    await expect(failed).rejects.toMatchObject({ errno: 1213 });
    expect(tries).toBe(7);
  });

  test('a refusal is not tried again', async () => {
    let tries = 0;
    const failed = tills.database.inTransaction(async () => {
      tries += 1;
      refuse();
    });
    await expect(failed).rejects.toThrow(Refused);
    expect(tries).toBe(1);
  });

  test('two transactions that lock two rows in opposite order are both stored, even when they swallow errors', async () => {
    const { database, insert, money } = tills;
    await insert('first');
    await insert('second');
    const both = [signal(), signal()] as const;
    const addInOrder = (mine: number, one: string, two: string) => {
      let tries = 0;
      return database.inTransaction(async () => {
        tries += 1;
        await database.manager.increment(Till, { code: one }, 'money', 1);
        both[mine as 0 | 1].send();
        // On SQLite the other one cannot have begun: it waits at the gate.
        if (tries === 1 && onMysql) await both[(1 - mine) as 0 | 1].sent;
        await database.manager.increment(Till, { code: two }, 'money', 1).catch(() => undefined);
      });
    };
    await Promise.all([addInOrder(0, 'first', 'second'), addInOrder(1, 'second', 'first')]);
    expect([await money('first'), await money('second')]).toEqual([2, 2]);
  });
});

describe('statements that would slip out of their transaction are refused', () => {
  test('a repository of the data source is refused inside a transaction', async () => {
    const { database, dataSource, codes } = tills;
    const failed = database.inTransaction(async () => {
      await dataSource.getRepository(Till).insert({ code: 'stray', money: 0 });
    });
    await expect(failed).rejects.toThrow('Inside inTransaction only the manager of Database may be used');
    expect(await codes()).toEqual([]);
  });

  test('a statement after the end of its transaction is refused', async () => {
    const { database, insert, codes } = tills;
    const ended = signal();
    const late: Promise<void>[] = [];
    await database.inTransaction(async () => {
      late.push(ended.sent.then(() => insert('late')));
    });
    ended.send();
    await expect(late[0]).rejects.toThrow('an await is missing');
    expect(await codes()).toEqual([]);
  });

  test('work that a transaction started and outlived may begin a transaction of its own', async () => {
    const { database, codes } = tills;
    const ended = signal();
    const later: Promise<void>[] = [];
    await database.inTransaction(async () => {
      later.push(ended.sent.then(() => database.inTransaction(() => tills.insert('later'))));
    });
    ended.send();
    await later[0];
    expect(await codes()).toEqual(['later']);
  });
});

describe('after-commit callbacks', () => {
  test('run once, when the rows are stored, in order', async () => {
    const { database, insert } = tills;
    const ran: string[] = [];
    let tries = 0;
    await database.inTransaction(async () => {
      tries += 1;
      database.afterCommit(() => ran.push('first'));
      await database.inTransaction(async () => database.afterCommit(() => ran.push('nested')));
      await insert('a');
      expect(ran).toEqual([]);
      if (tries === 1) throw Object.assign(new Error('deadlock'), { errno: 1213 });
    });
    expect(ran).toEqual(['first', 'nested']);
  });

  test('do not run after a rollback', async () => {
    const ran: string[] = [];
    const failed = tills.database.inTransaction(async () => {
      tills.database.afterCommit(() => ran.push('never'));
      refuse();
    });
    await expect(failed).rejects.toThrow(Refused);
    expect(ran).toEqual([]);
  });

  test('run at once outside a transaction', () => {
    const ran: string[] = [];
    tills.database.afterCommit(() => ran.push('now'));
    expect(ran).toEqual(['now']);
  });
});

describe('errors are told apart alike on both databases', () => {
  const note = (code: string, label: string, till: string) =>
    tills.database.manager.insert(Note, { code, label, till });

  test('the unique key that was broken is known by its name and columns', async () => {
    await tills.insert('till');
    await note('one', 'label', 'till');
    const error = await note('two', 'label', 'till').catch((caught: unknown) => caught);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, NOTE_KEY)).toBe(true);
    expect(isUniqueViolation(error, { name: 'ux_notes_label', columns: ['label'] })).toBe(false);
    const primary = await note('one', 'other', 'till').catch((caught: unknown) => caught);
    expect(isUniqueViolation(primary)).toBe(true);
    expect(isUniqueViolation(primary, NOTE_KEY)).toBe(false);
  });

  test('a missing parent, and a parent still in use, are foreign key violations', async () => {
    const orphan = await note('one', 'label', 'nowhere').catch((caught: unknown) => caught);
    expect(isForeignKeyViolation(orphan)).toBe(true);
    await tills.insert('till');
    await note('one', 'label', 'till');
    const used = await tills.database.manager.delete(Till, { code: 'till' }).catch((caught: unknown) => caught);
    expect(isForeignKeyViolation(used)).toBe(true);
    expect(isUniqueViolation(used)).toBe(false);
  });
});

describe('hand-written reads', () => {
  test('see the open transaction, and numbers come as numbers', async () => {
    const { database, insert } = tills;
    await database.inTransaction(async () => {
      await insert('a', 3);
      await insert('b', 4);
      const rows = await database.query(
        'SELECT COUNT(*) AS tills, SUM(money) AS money FROM tills WHERE money > ?',
        [1],
      );
      expect(rows).toEqual([{ tills: 2, money: 7 }]);
    });
  });
});

describe('one row is read by what its columns are', () => {
  test('text, numbers and NULL', async () => {
    await tills.insert('till', 5);
    await tills.database.insert(Note, { code: 'one', label: null, till: 'till' });
    await tills.database.insert(Note, { code: 'two', label: 'two', till: 'till' });
    expect(await tills.database.findOne(Till, { money: 5 })).toEqual({ code: 'till', money: 5 });
    expect(await tills.database.findOne(Note, { till: 'till', label: null })).toMatchObject({ code: 'one' });
    expect(await tills.database.findOne(Note, { till: 'till', label: 'two' })).toMatchObject({ code: 'two' });
    expect(await tills.database.findOne(Note, { till: 'till', label: 'three' })).toBeNull();
  });

  test('a transaction sees its own rows, and nobody else does', async () => {
    const { database, insert } = tills;
    const failed = database.inTransaction(async () => {
      await insert('a');
      expect(await database.findOne(Till, { code: 'a' })).toEqual({ code: 'a', money: 0 });
      refuse();
    });
    await expect(failed).rejects.toThrow(Refused);
    expect(await database.findOne(Till, { code: 'a' })).toBeNull();
  });

  test('a hundred readers at once leave every connection free', async () => {
    const { database, insert } = tills;
    await insert('till', 7);
    const rows = await Promise.all(Array.from({ length: 100 }, () => database.findOne(Till, { code: 'till' })));
    expect(new Set(rows.map((row) => row?.money))).toEqual(new Set([7]));
    await expect(database.queryPrepared('SELECT nothing FROM nowhere WHERE code = ?', ['x'])).rejects.toThrow();
    expect(await database.findOne(Till, { code: 'till' })).not.toBeNull();
  });

  test('a row that a prepared statement was refused is not stored, and the rest of its transaction may be', async () => {
    const { database, insert, codes } = tills;
    await insert('taken');
    await database.inTransaction(async () => {
      await expect(database.insert(Till, { code: 'taken', money: 1 })).rejects.toThrow(/unique|duplicate/i);
      await database.insert(Till, { code: 'new', money: 2 });
    });
    expect(await codes()).toEqual(['new', 'taken']);
    expect(await tills.money('taken')).toBe(0);
  });
});
