import { Inject, Injectable } from '@nestjs/common';
import { isStoppedByMaintenance } from '@laundry/shared/rules/accounts/permissions';
import type { StreamEnd } from '@laundry/shared/rules/live/live-change';
import type { Principal } from '../../common/auth/principal.js';
import { MaintenanceState } from '../maintenance/maintenance-state.js';
import { Sessions } from '../sessions/sessions.js';
import type { EventStream } from './event-stream.js';

/** Asks of who listens what the guards ask of who calls, of all of them at once. */
@Injectable()
export class ListenerCheck {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(MaintenanceState) private readonly maintenance: MaintenanceState,
  ) {}

  /** Who has another role by now comes again, and is told what that one sees. Who comes meanwhile was asked by the guards. */
  async endThoseWhoMayNot(streams: Set<EventStream>): Promise<void> {
    const asked = [...streams];
    const now = await this.sessions.principalsOf(asked.map(({ caller }) => caller.sessionId));
    const isOn = await this.maintenance.isOn();
    for (const stream of asked) {
      const reason = endOf(stream.caller, now.get(stream.caller.sessionId), isOn);
      if (reason === null) continue;
      streams.delete(stream);
      stream.end(reason);
    }
  }
}

function endOf(was: Principal, is: Principal | undefined, isMaintenanceOn: boolean): StreamEnd | null {
  if (is === undefined || is.isSecondFactorOverdue || is.role !== was.role || is.role_type !== was.role_type)
    return 'access';
  return isMaintenanceOn && isStoppedByMaintenance(is) ? 'maintenance' : null;
}
