import { personName } from '@laundry/shared/text/person-name';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { RequestDetail, Work } from '../../../providers/api/api-types';
import type { Act } from '../../../providers/offline-acts/act';
import { HOLD_MS } from '../../../providers/offline-acts/held-marks';
import { leftMarks } from '../../../providers/offline-acts/left-marks';
import { type Sending, sendAct, sendMark } from '../../../providers/offline-acts/send-act';
import { stopNotices } from '../../../providers/offline-acts/stop-notices';
import { useConsoleData } from '../../../providers/useConsoleData';
import { countFailed } from '../request/count-failed';
import type { Notice } from '../request/notice';
import { detailQuery } from '../request/useRequestDetail';
import { withMark } from '../request/with-mark';
import { WORK_KEY } from '../useWork';
import { whose } from './whose';
import { withSent } from './with-acts';

/** Sends what was kept; the screens go on showing it until it is read again, and says which pickup stands without its count. */
export function useSendOne() {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();

  const tellCountFailed = useCallback(
    (requestId: number, notice: Notice) => {
      const row = client.getQueryData<Work[]>(WORK_KEY)?.find(({ id }) => id === requestId);
      const name = row && personName(row);
      stopNotices.tell({ id: requestId, name, ...notice });
      if (stopNotices.areShown()) return;
      const lines = [whose(requestId, name ?? null), notice.text, notice.reason];
      notify(lines.join('\n'), { type: 'warning', multiLine: true, autoHideDuration: HOLD_MS });
    },
    [client, notify],
  );
  return useCallback(
    async (act: Act, sending: Sending) => {
      if (act.kind === 'mark') {
        const { count_error: countError } = await sendMark(data, act, sending);
        if (countError) tellCountFailed(act.requestId, countFailed(countError, act.pickedUp ?? act.count));
        const { queryKey } = detailQuery(act.requestId);
        client.setQueryData<RequestDetail>(queryKey, (detail) => detail && withMark(detail, act));
      } else await sendAct(data, act, sending);
      leftMarks.sent(sending.key);
      await client.cancelQueries({ queryKey: WORK_KEY });
      client.setQueryData<Work[]>(WORK_KEY, (rows) => rows && withSent(rows, act));
    },
    [data, client, tellCountFailed],
  );
}
