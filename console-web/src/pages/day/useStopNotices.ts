import { personName } from '@laundry/shared/text/person-name';
import { useCallback, useEffect, useState } from 'react';
import type { Work } from '../../providers/api/api-types';
import { keep, readKept } from '../../providers/kept/kept-for-tab';
import { useOperator } from '../../providers/access/OperatorContext';
import type { Notice } from '../../resources/wash-requests/detail/notice';

const NAME = 'day.notices';

/** What somebody has to read about a request of their day, and whose it is. */
export interface StopNotice extends Notice {
  readonly id: number;
  readonly name: string;
}

export type TellOf = (row: Work, notice: Notice) => void;

/** One a request, kept until it is dismissed: its stop is long gone by then, and the screen may have been left. */
export function useStopNotices() {
  const { id: operatorId } = useOperator();
  const [told, setTold] = useState(() => asNotices(readKept(NAME, operatorId)));
  useEffect(() => keep(NAME, operatorId, told), [operatorId, told]);
  const tellOf: TellOf = useCallback(
    (row, { text, isStale }) =>
      setTold((before) => [...without(before, row.id), { id: row.id, name: personName(row), text, isStale }]),
    [],
  );
  const dismiss = (id: number) => setTold((before) => without(before, id));
  return { told, tellOf, dismiss };
}

const without = (notices: readonly StopNotice[], id: number): readonly StopNotice[] =>
  notices.filter((notice) => notice.id !== id);

const asNotices = (kept: unknown): readonly StopNotice[] => (Array.isArray(kept) ? kept.filter(isNotice) : []);

function isNotice(kept: unknown): kept is StopNotice {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, name, text, isStale } = kept as Partial<StopNotice>;
  return typeof id === 'number' && typeof name === 'string' && typeof text === 'string' && typeof isStale === 'boolean';
}
