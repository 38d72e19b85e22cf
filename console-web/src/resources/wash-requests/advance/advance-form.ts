import { LIMITS } from '@laundry/shared/constants/limits';
import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { type AdvanceRefusal, decideAdvance } from '@laundry/shared/rules/stages/request-advance';
import type { Refusal } from '@laundry/shared/rules/decision';
import { type CountedBags, type ScanRefusal, scanRefusals } from '@laundry/shared/rules/labels/bag-scan';
import { nextStage, resultKeyOf } from '@laundry/shared/rules/stages/request-progress';
import { type SplitStaff, type StaffShare, isSplitRequired } from '@laundry/shared/rules/stages/staff-split';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { RequestDetail } from '../../../providers/api/api-types';
import { floorToPickerStep } from '../../../providers/clock';
import type { Stamp } from '../../../providers/calls/requests/wash-requests';
import { type ScanForm, NOT_SCANNED, sentScan } from '../labels/scan-form';

/** What an operator fills in to advance a request; each stage asks for its own part. */
export interface AdvanceForm {
  readonly stampAt: JstDateTime;
  /** null while none is chosen. */
  readonly count: number | null;
  readonly oil: number | null;
  readonly laundryType: number | null;
  readonly shares: readonly StaffShare[];
  /** The bags whose labels were scanned: nobody has to. */
  readonly scan: ScanForm;
}

type Staged = Pick<RequestDetail, 'status' | 'is_bag_delivery'>;

/** Whether a request's next stage is this one. */
export const leadsTo = (stage: Progress, request: Staged): boolean =>
  nextStage(request.status, request)?.status === stage;

/** Folding of bags larger than S is split among people. */
export const asksSplit = (request: RequestDetail): boolean =>
  leadsTo(PROGRESS.folded, request) && isSplitRequired(request.size);

/** Oil and laundry type are asked for once a customer, when the washing is folded. */
export const asksLaundry = (request: RequestDetail): boolean =>
  leadsTo(PROGRESS.folded, request) && (request.has_oil_treatment === null || request.laundry_type === null);

/** A one-time request keeps the count that was paid for. */
export const asksCount = (request: Staged & Pick<RequestDetail, 'is_onetime'>): boolean =>
  leadsTo(PROGRESS.pickedUp, request) && !request.is_onetime;

/** Now, by the picker's step, but never before the stage that is done; the first share is the operator's own. */
export function initialForm(request: RequestDetail, operatorId: number, now: JstDateTime): AdvanceForm {
  const doneKey = resultKeyOf(request.status);
  const done = doneKey === null ? null : request[doneKey];
  const rounded = floorToPickerStep(now);
  return {
    stampAt: done !== null && done > rounded ? done : rounded,
    count: request.count >= LIMITS.pickupCountMin ? request.count : null,
    oil: request.has_oil_treatment,
    laundryType: request.laundry_type,
    shares: [{ id: operatorId, count: request.count }],
    scan: NOT_SCANNED,
  };
}

/** The bags that there are, as the form has counted them. */
export const countedBags = (request: RequestDetail, { count }: Pick<AdvanceForm, 'count'>): CountedBags => ({
  id: request.id,
  count: asksCount(request) ? (count ?? request.count) : request.count,
});

/** The first thing that stands against it, by the server's own rule; null when nothing does. */
export function advanceRefusal(
  request: RequestDetail,
  form: AdvanceForm,
  people: readonly SplitStaff[],
  now: JstDateTime,
): Refusal<AdvanceRefusal | ScanRefusal> | null {
  const next = nextStage(request.status, request);
  if (next === null) return { ok: false, code: 'already_delivered', field: 'status' };
  const isCountKept = form.count === request.count;
  const decision = decideAdvance({
    row: request,
    seenStatus: request.status,
    resultKey: next.resultKey,
    stampAt: form.stampAt,
    now,
    count: !asksCount(request) || isCountKept ? undefined : (form.count ?? 0),
    staffList: asksSplit(request) ? form.shares : undefined,
    hasOilTreatment: form.oil,
    laundryType: form.laundryType,
    people,
  });
  const refusals = decision.ok ? scanRefusals(form.scan, countedBags(request, form)) : decision.refusals;
  return refusals[0] ?? null;
}

/** The body of setDate: the next stage's time, the status as seen, and only what this stage asks for. */
export function stampOf(request: RequestDetail, form: AdvanceForm, isTake = false): Stamp {
  const next = nextStage(request.status, request);
  const changesCount = asksCount(request) && form.count !== null && form.count !== request.count;
  return {
    status: request.status,
    ...(next === null ? {} : { [next.resultKey]: form.stampAt }),
    ...(isTake ? { take: true } : {}),
    ...(changesCount && form.count !== null ? { count: form.count } : {}),
    ...(asksSplit(request) ? { staff_list: namedShares(form.shares) } : {}),
    ...(asksLaundry(request) && form.oil !== null && form.laundryType !== null
      ? { has_oil_treatment: form.oil, laundry_type: form.laundryType }
      : {}),
    ...sentScan(form.scan),
  };
}

const namedShares = (shares: readonly StaffShare[]): { id: number; count: number }[] =>
  shares.flatMap(({ id, count }) => (id === null ? [] : [{ id, count }]));
