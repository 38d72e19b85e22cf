import type { LineProblem } from './read-assignments.js';

/** What a line of a list would do. */
export class UploadLineView {
  /** In the text, from 1. */
  line: number;
  /** As it is written: a case code or reception number, and an id or name. */
  request: string;
  staff: string;
  /** Why it would assign nothing; null when it would. */
  problem: LineProblem | null;
  /** The request, its customer, and whose it is now; null where the line names none. */
  wash_request_id: number | null;
  name1: string | null;
  name2: string | null;
  staff_name_now: string | null;
  /** Who would get it. */
  staff_name: string | null;
  /** A later line names the same request, and is what would stand. */
  is_overruled: boolean;
}

/** What became of an uploaded list. */
export class UploadedAssignmentsView {
  /** Lines that assigned a request. */
  registered: number;
  /** Lines that changed nothing, by their number from 1. */
  failed_lines: number[];
}
