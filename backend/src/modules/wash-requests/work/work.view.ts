import type { Progress } from '@laundry/shared/constants/progress';
import { CareView } from '../../users/care/care.view.js';
import { ConsoleRequestView } from '../dispatch/console-request.view.js';

/** A stage that the caller marked today. */
export class MarkedStageView {
  /** The progress that it led to. */
  status: Progress;
  at: string;
}

/** A request of somebody's day. */
export class WorkView extends ConsoleRequestView {
  marked: MarkedStageView[];
  /** How the customer wants laundry to be cared for. */
  care: CareView;
  /** Somebody reported what they did there and could not record, and nobody has seen to it; absent: nobody did. */
  has_report?: true;
}
