import { PROGRESS } from '@laundry/shared/constants/progress';
import { SIZE } from '@laundry/shared/constants/sizes';
import { answer, client } from '../api';
import type { Work } from '../api-types';

/** One of the few values that a number can be. */
function oneOf<Known extends number>(values: readonly Known[], value: number): Known {
  const known = values.find((each) => each === value);
  if (known === undefined) throw new Error(`unknown value ${value}`);
  return known;
}

/** What is asked about somebody's own day. */
export const workActions = {
  /** What whoever is signed in has to do today, and has done. */
  work: async (): Promise<readonly Work[]> => {
    const rows = await answer(client.GET('/api/v1/admin/work'));
    return rows.flatMap(({ id, status, size, ...row }) =>
      id === null
        ? []
        : [{ ...row, id, status: oneOf(Object.values(PROGRESS), status), size: oneOf(Object.values(SIZE), size) }],
    );
  },
};
