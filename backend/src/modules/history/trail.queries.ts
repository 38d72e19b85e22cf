import { Inject, Injectable } from '@nestjs/common';
import type { RecordOperation } from '@laundry/shared/rules/history/operation-kinds';
import { storedChanges } from '@laundry/shared/rules/history/stored-changes';
import { changesForWash } from '@laundry/shared/rules/history/free-text-fields';
import { Conditions } from '../../common/sql/conditions.js';
import { rangeOf } from '../../common/pagination/list-request.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { UNDONE_BY } from './history-row.js';
import { NamedChanges } from './named-changes.js';
import type { TrailEntryView } from './trail.view.js';

const PAGE_SIZE = 50;
const OWN = ['id', 'search_timestamp', 'operation_type', 'operation_user_id', 'operation_user', 'bikou', 'changes'];
const COLUMNS = [...[...OWN, 'undoes_id'].map((column) => `h.${column}`), UNDONE_BY].join(', ');

type TrailRow = Omit<Required<TrailEntryView>, 'changes'> & { readonly changes: string };

/** A record that is neither a request nor a customer. */
export interface TrailOf {
  readonly type: RecordOperation;
  readonly id: number;
  /** How the changes of an entry begin that was written before entries said of which record they are: SQL's LIKE. */
  readonly older?: readonly string[];
}

/** The entries `h` of a record. */
export function entriesOf({ type, id, older = [] }: TrailOf): Conditions {
  const byName = older.map(() => 'h.changes LIKE ?').join(' OR ');
  const before = older.length === 0 ? '' : ` OR (h.target_id IS NULL AND (${byName}))`;
  return new Conditions().add('h.operation_type = ?', type).add(`h.target_id = ?${before}`, id, ...older);
}

export const entriesOfRequest = (id: number): Conditions => new Conditions().add('h.wreq_id = ?', id);

/** What was done to one record, the latest first. Whether the caller may see the record, its own queries have found out. */
@Injectable()
export class TrailQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(NamedChanges) private readonly named: NamedChanges,
  ) {}

  of(trail: TrailOf, range: string | undefined): Promise<Page<TrailEntryView>> {
    return this.page(entriesOf(trail), range, trailView);
  }

  /** `isMasked`: without what is said in words that may name customers. */
  ofRequest(id: number, range: string | undefined, isMasked: boolean): Promise<Page<TrailEntryView>> {
    return this.page(entriesOfRequest(id), range, isMasked ? maskedTrailView : trailView);
  }

  private async page(
    where: Conditions,
    range: string | undefined,
    view: (row: TrailRow) => TrailEntryView,
  ): Promise<Page<TrailEntryView>> {
    const source = { columns: COLUMNS, from: 'operation_histories h', where };
    const span = { orderBy: 'h.id DESC', sort: null, ...rangeOf(range, PAGE_SIZE) };
    const page = await readPage<TrailRow>(this.database, source, span);
    return { ...page, rows: await this.named.of(page.rows.map(view)) };
  }
}

const trailView = ({ changes, ...row }: TrailRow): TrailEntryView => ({ ...row, changes: storedChanges(changes) });
const maskedTrailView = ({ bikou: _, changes, ...row }: TrailRow): TrailEntryView => ({
  ...row,
  changes: changesForWash(storedChanges(changes)),
});
