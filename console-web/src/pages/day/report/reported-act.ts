import { LEG } from '@laundry/shared/constants/progress';
import { REPORTED_ACT } from '@laundry/shared/constants/reported-acts';
import { isPlainMessageKey } from '@laundry/shared/messages/message';
import { fromEpochMillis } from '@laundry/shared/time/jst';
import type { StoredAct } from '../../../providers/offline-acts/act';

/** What is told of an act to whoever steers the day; null: a photo says nothing without it, and whoever drives neither washes nor folds. */
export function reportedAct({ act, sentAs, doneMillis, refusal }: StoredAct) {
  const code = refusal?.code;
  const told = {
    made_at: sentAs ?? fromEpochMillis(doneMillis),
    ...(code !== undefined && isPlainMessageKey(code) && { refusal: code }),
  };
  switch (act.kind) {
    case 'mark':
      switch (act.resultKey) {
        case 'result_pickup_dt':
          return { act: REPORTED_ACT.pickup, ...told, count: act.pickedUp ?? act.count };
        case 'result_delivery_dt':
          return { act: REPORTED_ACT.delivery, ...told };
        default:
          return null;
      }
    case 'count':
      return { act: REPORTED_ACT.count, ...told, count: act.count };
    case 'absence':
      return { act: act.leg === LEG.pickup ? REPORTED_ACT.pickupAbsence : REPORTED_ACT.deliveryAbsence, ...told };
    case 'photo':
      return null;
  }
}

export type ActReport = NonNullable<ReturnType<typeof reportedAct>>;
