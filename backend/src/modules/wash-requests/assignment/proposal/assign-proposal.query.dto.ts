import { DateText } from '../../../../common/validation/rules.js';

export class AssignProposalQuery {
  /** The day whose stops nobody has yet. */
  @DateText() date: string;
}
