import { isToldLater, offlineActRefusal } from '@laundry/shared/rules/stages/offline-act';
import type { Principal } from '../../../common/auth/principal.js';
import { Conflict } from '../../../common/errors/conflict.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import type { OfflineActDto } from './offline-act.dto.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** Throws where what was done earlier is not to be done any more. Throws {@link Conflict} for a stop that was moved since. */
export function refuseOfflineAct(caller: Principal, row: WashRequest, dto: OfflineActDto, now: string): void {
  const { made_at: madeAt, seen_sched_dt: seen } = dto;
  if (seen != null && seen !== row.sched_dt) throw new Conflict();
  if (madeAt != null) throwIfRefused(offlineActRefusal({ row, callerId: caller.personId, madeAt, now }));
}

/** What the history says of it besides: when it was done, where that is not when it was recorded. */
export const madeEarlier = (
  { made_at }: Pick<OfflineActDto, 'made_at'>,
  now: string,
): { made_at?: readonly [null, string] } =>
  made_at != null && isToldLater(made_at, now) ? { made_at: [null, made_at] } : {};
