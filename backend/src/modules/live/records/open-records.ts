import type { OpenedResource } from '@laundry/shared/rules/live/live-change';
import type { Principal } from '../../../common/auth/principal.js';
import type { OpenRecord } from './open-record.entity.js';

type Row = Pick<OpenRecord, 'resource' | 'record_id' | 'session_id' | 'user_id'>;

/** A record that a session has open, and who else has, as one text to compare. */
interface Besides {
  readonly record: { readonly resource: OpenedResource; readonly id: number };
  readonly others: string;
}

/** The records that are open at a moment. */
export class OpenRecords {
  private readonly ofRecord: ReadonlyMap<string, readonly Row[]>;
  private readonly ofSession: ReadonlyMap<string, readonly Row[]>;

  constructor(rows: readonly Row[]) {
    this.ofRecord = grouped(rows, keyOf);
    this.ofSession = grouped(rows, ({ session_id }) => session_id);
  }

  /** Of each record that the caller's session has open. */
  besides({ sessionId, personId }: Pick<Principal, 'sessionId' | 'personId'>): ReadonlyMap<string, Besides> {
    const own = this.ofSession.get(sessionId) ?? [];
    return new Map(
      own.map((row) => {
        const people = (this.ofRecord.get(keyOf(row)) ?? []).map(({ user_id }) => user_id);
        const others = [...new Set(people)].filter((each) => each !== personId).sort((one, other) => one - other);
        return [keyOf(row), { record: { resource: row.resource, id: row.record_id }, others: others.join() }];
      }),
    );
  }
}

const keyOf = ({ resource, record_id }: Row): string => `${resource} ${record_id}`;

function grouped(rows: readonly Row[], by: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row]);
  return groups;
}
