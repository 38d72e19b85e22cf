import { personName } from '@laundry/shared/text/person-name';
import { useCallback, useEffect, useState } from 'react';
import { tabStore } from '../../../providers/storage/tab-store';
import type { Notice } from '../../../resources/wash-requests/request/notice';
import { type TellOf, stopNotices } from './stop-notices';

const NAME = 'day.notices';

/** What somebody has to read about a request of their day. */
export interface StopNotice extends Notice {
  readonly id: number;
  /** Whose it is, as long as the screen stands: it is not written down. */
  readonly name?: string;
}

/** One a request, kept until it is dismissed: its stop is long gone by then, and the screen may have been left. */
export function useStopNotices() {
  const [told, setTold] = useState(() => asNotices(tabStore.read(NAME)));
  useEffect(() => void tabStore.keep(NAME, { told: told.map(({ name: _, ...notice }) => notice) }), [told]);
  const tellOf: TellOf = useCallback(
    (row, notice) =>
      setTold((before) => [...without(before, row.id), { id: row.id, name: personName(row), ...notice }]),
    [],
  );
  useEffect(() => stopNotices.toldBy(tellOf), [tellOf]);
  const dismiss = (id: number) => setTold((before) => without(before, id));
  return { told, tellOf, dismiss };
}

const without = (notices: readonly StopNotice[], id: number): readonly StopNotice[] =>
  notices.filter((notice) => notice.id !== id);

const asNotices = (stored: object | null): readonly StopNotice[] =>
  stored !== null && 'told' in stored && Array.isArray(stored.told) ? stored.told.filter(isNotice) : [];

const isNotice = (stored: unknown): stored is StopNotice =>
  typeof stored === 'object' &&
  stored !== null &&
  'id' in stored &&
  typeof stored.id === 'number' &&
  'text' in stored &&
  typeof stored.text === 'string' &&
  'isStale' in stored &&
  typeof stored.isStale === 'boolean' &&
  (!('reason' in stored) || typeof stored.reason === 'string');
