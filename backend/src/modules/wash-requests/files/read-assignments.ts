import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { endWithTime } from '../../../common/http/deadline.js';

export const UPLOAD_LINES_MAX = 20_000;
/** Letters of a line: a spreadsheet's many columns, not a file of another kind. */
const LINE_LENGTH = 2_000;

/** A line of an uploaded assignment list: which request goes to whom, as it was written. */
export interface AssignmentLine {
  /** The line's number in the text, from 1. */
  readonly line: number;
  /** A case code or a reception number; empty when missing. */
  readonly request: string;
  /** An id or a name; empty when missing. */
  readonly staff: string;
}

/** Why a line assigns nothing: no live request, nobody of the staff, or a name that two of them share. */
export type LineProblem = 'request_unknown' | 'staff_unknown' | 'staff_ambiguous';

/**
 * Reads a list of assignments, comma or tab between the cells, quotes allowed, digits of any width. Empty lines count
 * but say nothing; a first line without a digit in its first cell is a header. A line longer than any could be names
 * nothing, unread. null: too many lines. Other calls are answered while a long list is read, which ends when its own
 * call's time is over.
 */
export async function readAssignments(text: string): Promise<readonly AssignmentLine[] | null> {
  const pace = new Pace();
  const [first, ...others] = await numberedLines(text, pace);
  if (first === undefined) return [];
  const head = lineOf(first);
  const found = isHeader(head) ? [] : [head];
  if (found.length + others.length > UPLOAD_LINES_MAX) return null;
  for (const line of others) {
    if (pace.isOver(line.raw.length + LINE_COST)) await pace.rest();
    found.push(lineOf(line));
  }
  return found.map(({ line, request = '', staff = '' }) => ({ line, request, staff }));
}

/** What is read before others have their turn, in letters; what reading a line costs besides, in as many. */
const COST_AT_ONCE = 20_000;
const LINE_COST = 200;

/** Lets others have their turn in a long piece of work, which ends with the time of its call. */
class Pace {
  private cost = 0;

  isOver(cost: number): boolean {
    this.cost += cost;
    return this.cost > COST_AT_ONCE;
  }

  async rest(): Promise<void> {
    this.cost = 0;
    await setImmediate();
    endWithTime();
  }
}

interface NumberedLine {
  readonly line: number;
  readonly raw: string;
}

/** Those that say something, one too many at most. */
async function numberedLines(text: string, pace: Pace): Promise<NumberedLine[]> {
  const found: NumberedLine[] = [];
  let line = 0;
  for (const raw of linesOf(text.replace(/^\ufeff/, ''))) {
    line += 1;
    if (pace.isOver(raw.length + 1)) await pace.rest();
    if (raw.trim() !== '') found.push({ line, raw });
    if (found.length > UPLOAD_LINES_MAX + 1) break;
  }
  return found;
}

function lineOf({ line, raw }: NumberedLine) {
  const [request, staff] = raw.length > LINE_LENGTH ? [] : cellsOf(raw);
  return { line, request, staff };
}

const isHeader = ({ request }: ReturnType<typeof lineOf>): boolean => request !== undefined && !/\d/.test(request);

const [CR, LF] = [13, 10];

/** Lines that end in CR LF, LF or CR, one after the other. */
function* linesOf(text: string): Generator<string> {
  let start = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code !== CR && code !== LF) continue;
    yield text.slice(start, place);
    if (code === CR && text.charCodeAt(place + 1) === LF) place += 1;
    start = place + 1;
  }
  yield text.slice(start);
}

/** How many cells of a line say something. */
const CELLS = 2;

/** Thrown through the parser, which knows no other way to leave the rest of a line unread. */
class Enough extends Error {}

/** The cells of one line, as far as they are needed and can be read: text behind a closing quote ends it. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const options = {
    delimiter: line.includes('\t') ? '\t' : ',',
    trim: true,
    relax_quotes: true,
    cast: (cell: string) => {
      cells.push(cell.normalize('NFKC').trim());
      if (cells.length === CELLS) throw new Enough();
    },
  };
  try {
    parse(line, options);
  } catch (error) {
    if (error instanceof Enough) return cells;
    if (!(error instanceof CsvError)) throw error;
    // A quote that stays open is closed where the line ends.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return cellsOf(`${line}"`);
  }
  return cells;
}
