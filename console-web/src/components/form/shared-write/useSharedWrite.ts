import { useState } from 'react';
import { staleRowOf } from '../../../providers/api/problem';
import { rebase } from '@laundry/web-kit/forms/rebase';

/** A row that several people edit. */
interface SharedRow {
  readonly version: number;
}

/** What somebody else wrote into the fields that one writes oneself. */
export interface OthersWords {
  readonly by: string | null;
  readonly at: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Tries until nobody else is faster; each is of a version that somebody has just made. */
const TRIES = 3;

/**
 * Writes a row that others write too. Where somebody changed other fields of it since `began`, theirs stay and nobody is
 * asked. Where they changed the same ones, the refusal is thrown and `others` says what; sent again, it replaces that.
 */
export function useSharedWrite<Row extends SharedRow>() {
  const [others, setOthers] = useState<OthersWords | null>(null);
  const [shown, setShown] = useState<Row | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const forget = () => {
    setTold([]);
    setOthers(null);
    setShown(null);
  };
  const write = async <Result>(began: Row, typed: object, send: (data: object) => Promise<Result>): Promise<Result> => {
    let seen = shown ?? began;
    let values = rebase(typed, { began, seen, current: seen, told }).values;
    for (let left = TRIES; ; left -= 1) {
      try {
        const result = await send({ ...values, version: seen.version });
        forget();
        return result;
      } catch (error) {
        const stale = staleRowOf(error);
        if (stale === null) throw error;
        const { current, by, at } = stale;
        const rebased = rebase(typed, { began, seen, current, told });
        seen = { ...seen, ...current };
        values = rebased.values;
        const now = new Map(Object.entries(current));
        if (rebased.conflicts.length > 0)
          setOthers({ by, at, fields: Object.fromEntries(rebased.conflicts.map((field) => [field, now.get(field)])) });
        if (rebased.conflicts.length === 0 && left > 1) continue;
        setTold([...told, ...rebased.conflicts]);
        setShown(seen);
        throw error;
      }
    }
  };
  return { write, others, forget };
}
