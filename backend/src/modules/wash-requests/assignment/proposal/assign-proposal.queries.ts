import { Inject, Injectable } from '@nestjs/common';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import type { UnassignedStop } from '@laundry/shared/rules/assignment/day-stop';
import { DRIVES } from '@laundry/shared/rules/stages/drives';
import { proposeAssignments } from '@laundry/shared/rules/assignment/propose-assignments';
import type { JstDate } from '@laundry/shared/time/jst';
import type { Principal } from '../../../../common/auth/principal.js';
import { AssignableStaffQueries } from '../assignable-staff.queries.js';
import type { AssignProposalView } from './assign-proposal.view.js';
import { DayStopQueries, type StoredStop } from './day-stops.queries.js';
import { UsualStaffQueries } from '../usual-staff.queries.js';
import { DAY_STOPS_MAX } from '../assignment-limits.js';

/** Whom the stops of a day could be given to that nobody has; nothing is written. */
@Injectable()
export class AssignProposalQueries {
  constructor(
    @Inject(DayStopQueries) private readonly stops: DayStopQueries,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(UsualStaffQueries) private readonly usual: UsualStaffQueries,
  ) {}

  /** By time; as many as one call can apply. */
  async of(caller: Principal, date: JstDate): Promise<AssignProposalView[]> {
    const stops = await this.stops.of(caller, date);
    const staffs = await this.staffs.all();
    const drivers = staffs
      .filter(({ role_type }) => role_type === ROLE_TYPE.delivery)
      .map(({ id }) => ({ id, stops: stops.filter(({ staffId }) => staffId === id) }));
    const open = stops.filter(({ staffId }) => staffId === null).slice(0, DAY_STOPS_MAX);
    const known = await this.withUsual(open, new Set(drivers.map(({ id }) => id)));
    const stopOf = new Map(open.map((stop) => [stop.id, stop]));
    return proposeAssignments({ stops: known, drivers }).flatMap(({ id, staffId, reason }) => {
      const stop = stopOf.get(id);
      if (stop === undefined) return [];
      return [{ wash_request_id: id, staff_id: staffId, reason, status: stop.status, sched_dt: stop.dt }];
    });
  }

  private async withUsual(stops: readonly StoredStop[], drivers: ReadonlySet<number>): Promise<UnassignedStop[]> {
    const known: UnassignedStop[] = [];
    for (const progress of DRIVES) {
      const some = stops.filter(({ status }) => status === progress);
      const customers = [...new Set(some.map(({ userId }) => userId))];
      const usual = await this.usual.forEach(customers, progress, drivers);
      known.push(...some.map((stop) => ({ ...stop, usual: usual.get(stop.userId) ?? null })));
    }
    return known;
  }
}
