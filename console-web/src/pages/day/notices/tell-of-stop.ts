import { personName } from '@laundry/shared/text/person-name';
import type { Work } from '../../../providers/api/api-types';
import { stopNotices } from '../../../providers/offline-acts/stop-notices';
import type { Notice } from '../../../resources/wash-requests/request/notice';

/** Above the day, and after its stop has left it. */
export const tellOfStop = (row: Work, notice: Notice): void =>
  stopNotices.tell({ id: row.id, name: personName(row), ...notice });
