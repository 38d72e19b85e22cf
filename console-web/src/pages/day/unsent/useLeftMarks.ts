import { personName } from '@laundry/shared/text/person-name';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { waitingOf } from '../../../providers/offline-acts/act';
import { HOLD_MS, heldMarks } from '../../../providers/offline-acts/held-marks';
import { leftMarks } from '../../../providers/offline-acts/left-marks';
import { unsentList } from '../../../providers/offline-acts/unsent-list';
import { WORK_KEY } from '../useWork';
import { actLine } from './act-words';

/** The marks that leave with their page, whose message goes with it: what became of them is said once, on return. */
export function useLeftMarks(userId: number) {
  const client = useQueryClient();
  const notify = useNotify();

  const leave = useCallback(() => {
    const rows = client.getQueryData<Work[]>(WORK_KEY) ?? [];
    for (const kept of waitingOf(unsentList.current())) {
      const { key, act } = kept;
      if (act.kind !== 'mark' || act.userId !== userId || !heldMarks.leavesWithPage(key)) continue;
      const { requestId: id } = act;
      const row = rows.find((each) => each.id === id);
      const whose = row === undefined ? t('day.unsent.number', { id }) : t('day.whose', { name: personName(row), id });
      leftMarks.leave(key, `${whose} ${actLine(kept)}`);
    }
  }, [client, userId]);

  const tell = useCallback(() => {
    if (document.visibilityState !== 'visible') return;
    const { sent, refused } = leftMarks.tell((key) => {
      const kept = unsentList.current().find((each) => each.key === key);
      return kept === undefined ? 'gone' : kept.refusal === null ? 'waits' : 'refused';
    });
    const lines = [
      ...sent.map((what) => t('day.unsent.leftSent', { what })),
      ...refused.map((what) => t('day.unsent.leftRefused', { what })),
    ];
    if (lines.length === 0) return;
    const type = refused.length > 0 ? 'warning' : 'success';
    notify(lines.join('\n'), { type, multiLine: true, autoHideDuration: HOLD_MS });
  }, [notify]);

  return { leave, tell };
}
