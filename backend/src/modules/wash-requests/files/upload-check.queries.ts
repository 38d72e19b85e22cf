import { Inject, Injectable } from '@nestjs/common';
import { personName } from '@laundry/shared/text/person-name';
import { Database } from '../../../common/transaction/database.js';
import { liveSql } from '../request/live-request.js';
import { AssignmentLines, batches, type NamedLine } from './assignment-lines.js';
import type { UploadLineView } from './upload.view.js';

interface RequestRow {
  readonly id: number;
  readonly name1: string;
  readonly name2: string;
  readonly staff_name1: string | null;
  readonly staff_name2: string | null;
}

/** What an uploaded list would do, line by line. */
@Injectable()
export class UploadCheckQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignmentLines) private readonly lines: AssignmentLines,
  ) {}

  async check(text: string): Promise<UploadLineView[]> {
    const lines = await this.lines.read(text);
    const requests = await this.requests(lines.flatMap(({ requestId }) => requestId ?? []));
    const good = new Set(lines.filter(({ assignee }) => typeof assignee !== 'string'));
    const standing = new Map([...good].map(({ requestId, line }) => [requestId, line]));
    return lines.map((line) => ({
      ...lineView(line, requests.get(line.requestId ?? 0)),
      is_overruled: good.has(line) && standing.get(line.requestId) !== line.line,
    }));
  }

  private async requests(ids: readonly number[]): Promise<ReadonlyMap<number, RequestRow>> {
    const found = new Map<number, RequestRow>();
    for (const some of batches([...new Set(ids)])) {
      const rows = await this.database.query<RequestRow>(
        `SELECT w.id, u.name1, u.name2, s.name1 AS staff_name1, s.name2 AS staff_name2
           FROM wash_requests w
           JOIN users u ON u.id = w.user_id
           LEFT JOIN users s ON s.id = w.staff_id
          WHERE w.id IN (${some.map(() => '?').join(', ')}) AND ${liveSql('w')}`,
        some,
      );
      for (const row of rows) found.set(row.id, row);
    }
    return found;
  }
}

function lineView({ line, request, staff, assignee }: NamedLine, row: RequestRow | undefined) {
  const isKnown = typeof assignee !== 'string';
  return {
    line,
    request,
    staff,
    problem: row === undefined ? 'request_unknown' : isKnown ? null : assignee,
    wash_request_id: row?.id ?? null,
    name1: row?.name1 ?? null,
    name2: row?.name2 ?? null,
    staff_name_now: nameOf(row?.staff_name1, row?.staff_name2),
    staff_name: isKnown ? personName(assignee) : null,
  } satisfies Partial<UploadLineView>;
}

const nameOf = (name1: string | null | undefined, name2: string | null | undefined): string | null =>
  name1 == null ? null : personName({ name1, name2: name2 ?? '' });
