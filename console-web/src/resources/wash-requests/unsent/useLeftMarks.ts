import { personName } from '@laundry/shared/text/person-name';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { waitingOf } from '../../../providers/offline-acts/act';
import { HOLD_MS, heldMarks } from '../../../providers/offline-acts/held-marks';
import { type LeftMark, leftMarks } from '../../../providers/offline-acts/left-marks';
import { unsentList } from '../../../providers/offline-acts/unsent-list';
import { WORK_KEY } from '../useWork';
import { actLine } from './act-words';
import { storedName, whose } from './whose';

/** The marks that leave with their page, whose message goes with it: what became of them is said once, on return. */
export function useLeftMarks(userId: number) {
  const client = useQueryClient();
  const notify = useNotify();

  const leave = useCallback(() => {
    for (const kept of waitingOf(unsentList.current())) {
      const { key, act } = kept;
      if (act.kind !== 'mark' || act.userId !== userId || !heldMarks.leavesWithPage(key)) continue;
      leftMarks.leave({ key, requestId: act.requestId, what: actLine(kept) });
    }
  }, [userId]);

  const tell = useCallback(async () => {
    // Before they are told, as the names go with them.
    const ids = leftMarks.requestIds();
    const names = new Map(await Promise.all(ids.map(async (id) => [id, await storedName(id)] as const)));
    if (document.visibilityState !== 'visible') return;
    const { sent, refused } = leftMarks.tell((key) => {
      const kept = unsentList.current().find((each) => each.key === key);
      return kept === undefined ? 'gone' : kept.refusal === null ? 'waits' : 'refused';
    });
    const rows = client.getQueryData<Work[]>(WORK_KEY) ?? [];
    const lineOf = ({ requestId: id, what }: LeftMark) => {
      const row = rows.find((each) => each.id === id);
      return `${whose(id, row === undefined ? (names.get(id) ?? null) : personName(row))} ${what}`;
    };
    const lines = [
      ...sent.map((left) => t('day.unsent.leftSent', { what: lineOf(left) })),
      ...refused.map((left) => t('day.unsent.leftRefused', { what: lineOf(left) })),
    ];
    if (lines.length === 0) return;
    const type = refused.length > 0 ? 'warning' : 'success';
    notify(lines.join('\n'), { type, multiLine: true, autoHideDuration: HOLD_MS });
  }, [client, notify]);

  return { leave, tell };
}
