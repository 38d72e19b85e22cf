import { LIMITS } from '../../constants/limits.js';

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
 * nothing, unread. Reads no further than one line too many.
 */
export function readAssignments(text: string): readonly AssignmentLine[] {
  const found: AssignmentLine[] = [];
  let isFirst = true;
  let number = 0;
  for (const raw of linesOf(text.replace(/^\ufeff/, ''))) {
    number += 1;
    if (raw.trim() === '') continue;
    const isTooLong = raw.length > LIMITS.uploadLineLength;
    const [request = '', staff = ''] = isTooLong ? [] : cellsOf(raw);
    if (!isFirst || isTooLong || /\d/.test(request)) found.push({ line: number, request, staff });
    if (found.length > LIMITS.uploadLinesMax) break;
    isFirst = false;
  }
  return found;
}

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

/** The first two cells: the others are never read. */
function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : ',';
  const cells: string[] = [];
  let cell = '';
  let isBlank = true;
  let quoted = false;
  for (let place = 0; place < line.length && cells.length < 2; place += 1) {
    const char = line.charAt(place);
    if (quoted && char === '"' && line[place + 1] === '"') {
      cell += '"';
      isBlank = false;
      place += 1;
    } else if (char === '"' && (quoted || isBlank)) quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push(cell);
      cell = '';
      isBlank = true;
    } else {
      cell += char;
      isBlank &&= char.trim() === '';
    }
  }
  return [...cells, cell].map((text) => text.normalize('NFKC').trim());
}
