import { personName } from '@laundry/shared/text/person-name';
import { timeOf } from '@laundry/shared/time/jst';
import { t } from '../../../../i18n';
import type { StoredRow } from '../../../../providers/api/api-types';
import { shownLeg, staffName } from '../../row-facts';

export const legLabel = (row: StoredRow): string => t(`requests.leg.${shownLeg(row)}`);

/** A stop in words, for those who hear it. */
export const stopLabel = (row: StoredRow): string =>
  t('board.stop', {
    time: timeOf(row.sched_dt),
    leg: legLabel(row),
    name: personName(row),
    bags: t('board.bags', { count: row.count }),
    staff: staffName(row) || t('board.unassigned'),
  });
