import { Inject, Injectable } from '@nestjs/common';
import { compactName } from '@laundry/shared/text/normalize';
import { parseRowId } from '@laundry/shared/text/row-id';
import { In } from 'typeorm';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { endWithTime } from '../../../common/http/deadline.js';
import { Database } from '../../../common/transaction/database.js';
import { AssignableStaffQueries, type StaffRow } from '../assignment/assignable-staff.queries.js';
import { CASE_CODE_LENGTH, CaseCode } from './case-code.entity.js';
import { readAssignments, UPLOAD_LINES_MAX, type AssignmentLine, type LineProblem } from './read-assignments.js';

const IDS_PER_QUERY = 500;

/** A line with what it names; whether the request is there to be assigned is seen where it is read. */
export interface NamedLine extends AssignmentLine {
  readonly requestId: number | null;
  readonly assignee: StaffRow | Extract<LineProblem, `staff_${string}`>;
}

/** Reads an uploaded list and finds what its lines name. */
@Injectable()
export class AssignmentLines {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
  ) {}

  /** Throws FieldErrors for too many lines. */
  async read(text: string): Promise<readonly NamedLine[]> {
    const lines = await readAssignments(text);
    if (lines === null) throw FieldErrors.on('assign_staff_infos', 'too_many_lines', { max: UPLOAD_LINES_MAX });
    const [requestOf, staffOf] = [await this.requestFinder(lines), staffFinder(await this.staffs.all())];
    return lines.map((line) => ({ ...line, requestId: requestOf(line.request), assignee: staffOf(line.staff) }));
  }

  /** A case code, or else a reception number. */
  private async requestFinder(lines: readonly AssignmentLine[]): Promise<(text: string) => number | null> {
    const byCode = new Map<string, number>();
    const written = new Set(lines.map(({ request }) => request.toUpperCase()));
    for (const codes of batches([...written].filter(({ length }) => length <= CASE_CODE_LENGTH))) {
      endWithTime();
      const found = await this.database.manager.findBy(CaseCode, { code: In(codes) });
      for (const { code, wash_request_id } of found) byCode.set(code, wash_request_id);
    }
    return (text) => byCode.get(text.toUpperCase()) ?? parseRowId(text);
  }
}

/** An id, or a full name, spaces ignored, that nobody else has. */
function staffFinder(staffs: readonly StaffRow[]): (text: string) => NamedLine['assignee'] {
  const byId = new Map(staffs.map((staff) => [staff.id, staff]));
  const byName = new Map<string, StaffRow | 'staff_ambiguous'>();
  for (const staff of staffs) {
    const name = compactName(staff.name1 + staff.name2);
    byName.set(name, byName.has(name) ? 'staff_ambiguous' : staff);
  }
  return (text) => {
    const id = parseRowId(text);
    return (id === null ? byName.get(compactName(text)) : byId.get(id)) ?? 'staff_unknown';
  };
}

/** Few enough for one statement each. */
export function* batches<T>(values: readonly T[]): Generator<T[]> {
  for (let first = 0; first < values.length; first += IDS_PER_QUERY) yield values.slice(first, first + IDS_PER_QUERY);
}
