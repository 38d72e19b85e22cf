import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { endWithTime } from '../../../common/http/deadline.js';
import { Database } from '../../../common/transaction/database.js';
import { AssignableStaffQueries } from '../assignment/assignable-staff.queries.js';
import { Assignments } from '../assignment/assignments.js';
import { LIVE } from '../request/live-request.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import { AssignmentLines, batches } from './assignment-lines.js';
import type { UploadedAssignmentsView } from './upload.view.js';

interface Found {
  readonly line: number;
  readonly requestId: number;
  readonly staffId: number;
}

/** Assigns what the route planner or a spreadsheet says, line by line: good lines are kept, the others are named. */
@Injectable()
export class UploadAssignments {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(AssignmentLines) private readonly lines: AssignmentLines,
    @Inject(Assignments) private readonly assignments: Assignments,
  ) {}

  async execute(caller: Principal, text: string): Promise<UploadedAssignmentsView> {
    const lines = await this.lines.read(text);
    const found = lines.flatMap(({ line, requestId, assignee }): Found[] =>
      requestId === null || typeof assignee === 'string' ? [] : [{ line, requestId, staffId: assignee.id }],
    );
    endWithTime();
    const kept = new Set(await this.database.inTransaction(() => this.store(caller, found)));
    const failed_lines = lines.map(({ line }) => line).filter((line) => !kept.has(line));
    return { registered: kept.size, failed_lines };
  }

  /** Answers the lines whose request is there to be assigned. Of several lines on one request the last is what stands. */
  private async store(caller: Principal, lines: readonly Found[]): Promise<number[]> {
    const held = await this.staffs.lock(lines.map(({ staffId }) => staffId));
    const staff = new Map(held.map((each) => [each.id, each]));
    const found = lines.filter(({ staffId }) => staff.has(staffId));
    const staffOf = new Map(found.map(({ requestId, staffId }) => [requestId, staff.get(staffId)]));
    const isChanged = ({ id, staff_id }: WashRequest): boolean => staff_id !== staffOf.get(id)?.id;
    const live = new Set<number>();
    for (const ids of batches([...staffOf.keys()].sort((a, b) => a - b))) {
      const requests = await this.assignments.hold(ids, LIVE);
      await this.assignments.give(caller, requests.filter(isChanged), ({ id }) => staffOf.get(id) ?? null);
      for (const { id } of requests) live.add(id);
    }
    return found.filter(({ requestId }) => live.has(requestId)).map(({ line }) => line);
  }
}
