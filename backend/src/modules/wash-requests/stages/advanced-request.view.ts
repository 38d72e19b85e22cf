import { ConsoleRequestView } from '../dispatch/console-request.view.js';

/** A request after its stage was stamped. */
export class AdvancedRequestView extends ConsoleRequestView {
  /** `wreq_count_lacking`: the pickup stands, with the old count, because the balance lacks bags. */
  count_error?: 'wreq_count_lacking';
}
