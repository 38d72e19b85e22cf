import { DateText } from '../../../common/validation/rules.js';

/** The days from one to another, both included. */
export class SpanQuery {
  @DateText() from: string;
  @DateText() to: string;
}
