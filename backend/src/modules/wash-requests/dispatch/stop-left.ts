import { keyed } from '@laundry/shared/messages/keyed';
import { NotFound } from '../../../common/errors/not-found.js';

/** 404 for whoever had a stop until a while ago: who has it now; null: nobody. */
export class StopLeft extends NotFound {
  constructor(readonly staffName: string | null) {
    super(staffName === null ? 'stop_left' : keyed('stop_left_to', { staff: staffName }));
  }

  override get members(): Readonly<Record<string, unknown>> {
    return { staff_name: this.staffName };
  }
}
