import type { LegName } from '@laundry/shared/constants/progress';
import { nextLegName } from '@laundry/shared/rules/stages/next-leg';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { rowColour } from '@laundry/shared/rules/dispatch/row-badges';
import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import { personName } from '@laundry/shared/text/person-name';
import { addressLine } from '@laundry/shared/text/venue-room';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import type { RequestRow, StoredRow } from '../../providers/api/api-types';

/** Not provisional: a weekly occurrence that the turn of its month has still to make has no number. */
export const isStored = (row: RequestRow): row is StoredRow => typeof row.id === 'number';

/** Whose it is; empty for nobody's. */
export const staffName = ({ staff_name1, staff_name2 }: Pick<RequestRow, 'staff_name1' | 'staff_name2'>): string =>
  personName({ name1: staff_name1 ?? '', name2: staff_name2 ?? '' });

export const sizeLabel = (size: number): string => labelOf(LOVS_JA.size, size);
export const pickupMethodLabel = (pickupMethod: number): string => labelOf(LOVS_JA.pd_type, pickupMethod);
export const statusLabel = (status: number): string => labelOf(LOVS_JA.pd_status_type, status);

/** The leg that a row is listed under: the pickup until picked up, then the delivery. */
export const shownLeg: (row: Pick<RequestRow, 'status' | 'sched_pickup_dt'>) => LegName = nextLegName;

/** A scheduled time with its weekday; a delivery that waits for the next pickup says so instead of its placeholder. */
export const scheduleText = (dt: JstDateTime | null, now: JstDateTime): string =>
  isTentativeDelivery(dt) || dt === null ? t('requests.list.nextPickup') : displayDateTime(dt, 'ja', now);

/** The schedule that a row shows. */
export const shownSchedule = (row: RequestRow, now: JstDateTime): string =>
  scheduleText(shownLeg(row) === 'pickup' ? row.sched_pickup_dt : row.sched_delivery_dt, now);

const UNASSIGNED = t('requests.list.unassigned');

/** What a row of the list and a card of it are written from. */
export const rowFacts = (row: RequestRow) => ({
  stored: isStored(row) ? row : null,
  colour: rowColour(row),
  name: personName(row),
  address: addressLine(row),
  staff: staffName(row) || UNASSIGNED,
});
