import { CANCEL_KIND, type CancelKind } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { keyed } from '@laundry/shared/messages/keyed';
import { NotFound } from '../../../common/errors/not-found.js';

/** What whoever had a stop is told of its end. */
const ENDS = {
  [CANCEL_KIND.customer]: 'stop_cancelled_by_customer',
  [CANCEL_KIND.operator]: 'stop_cancelled',
  [CANCEL_KIND.discard]: 'stop_discarded',
  [CANCEL_KIND.automatic]: 'stop_cancelled',
  [CANCEL_KIND.unpaid]: 'stop_cancelled',
} as const satisfies Record<CancelKind, string>;

/** 404 for whoever had a stop until a while ago: who has it now, or that it has ended. */
export class StopLeft extends NotFound {
  private constructor(
    /** The message that a report of what was refused names as its reason. */
    private readonly code: 'stop_left' | (typeof ENDS)[CancelKind],
    readonly staffName: string | null,
  ) {
    super(staffName === null ? code : keyed('stop_left_to', { staff: staffName }));
  }

  /** null: nobody. */
  static to(staffName: string | null): StopLeft {
    return new StopLeft('stop_left', staffName);
  }

  static ended(kind: CancelKind): StopLeft {
    return new StopLeft(ENDS[kind], null);
  }

  override get members(): Readonly<Record<string, unknown>> {
    return { reason: REASON.stopLeft, code: this.code, staff_name: this.staffName };
  }
}
