import { Inject, Injectable } from '@nestjs/common';
import { personName } from '@laundry/shared/text/person-name';
import { IsNull } from 'typeorm';
import { NotFound } from '../../common/errors/not-found.js';
import { listRequest } from '../../common/pagination/list-request.js';
import type { ListQuery } from '../../common/pagination/list.query.dto.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { PhotoQueries } from '../photos/photo.queries.js';
import { User } from '../users/user.entity.js';
import { LIVE_VALUES } from '../wash-requests/request/live-request.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';
import { CLAIM_COLUMNS, CLAIM_LIST, CLAIM_SOURCE, claimConditions } from './claim-list.js';
import { Claim } from './claim.entity.js';
import { claimView, type ClaimView, type ConsoleClaimRowView, type ConsoleClaimView } from './claim.view.js';

type CountedRow = Omit<ConsoleClaimRowView, 'photo_count'> & { readonly photo_count: number | string };

/** What customers wrote about their laundry: theirs for themselves, all for the desk. */
@Injectable()
export class ClaimQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PhotoQueries) private readonly photos: PhotoQueries,
  ) {}

  /** A customer's own request. Throws {@link NotFound} for another's, a cancelled or an unpaid one. */
  async requestOf(user_id: number, id: number): Promise<WashRequest> {
    const request = await this.database.findOne(WashRequest, { id, user_id, ...LIVE_VALUES });
    if (request === null) throw new NotFound();
    return request;
  }

  /** What its customer wrote about a request, the latest first. */
  async ofRequest(user_id: number, requestId: number): Promise<ClaimView[]> {
    await this.requestOf(user_id, requestId);
    const where = { user_id, wash_request_id: requestId };
    return this.views(await this.database.manager.find(Claim, { where, order: { id: 'DESC' } }));
  }

  async own(user_id: number, id: number): Promise<ClaimView> {
    const [view] = await this.views(await this.database.manager.findBy(Claim, { id, user_id }));
    if (view === undefined) throw new NotFound();
    return view;
  }

  /** A page of the desk's list. */
  async page(query: ListQuery): Promise<Page<ConsoleClaimRowView>> {
    const { filter, ...span } = await listRequest(query, CLAIM_LIST);
    const source = { columns: CLAIM_COLUMNS, from: CLAIM_SOURCE, where: claimConditions(filter) };
    const page = await readPage<CountedRow>(this.database, source, span);
    return { ...page, rows: page.rows.map(counted) };
  }

  /** Throws {@link NotFound}. */
  async find(id: number): Promise<void> {
    if (!(await this.database.manager.existsBy(Claim, { id }))) throw new NotFound();
  }

  async one(id: number): Promise<ConsoleClaimView> {
    const [row] = await this.database.query<CountedRow>(`SELECT ${CLAIM_COLUMNS} FROM ${CLAIM_SOURCE} WHERE c.id = ?`, [
      id,
    ]);
    const claim = await this.database.manager.findOneBy(Claim, { id });
    if (row === undefined || claim === null) throw new NotFound();
    const { manager } = this.database;
    const request = await manager.findOneByOrFail(WashRequest, { id: claim.wash_request_id });
    const by = claim.answered_by === null ? null : await manager.findOneBy(User, { id: claim.answered_by });
    const photos = (await this.photos.ofClaims([id])).get(id) ?? [];
    return {
      ...counted(row),
      photos,
      answer: claim.answered_at === null ? null : claim.answer,
      answered_by_name: by === null ? null : personName(by),
      result_delivery_dt: request.result_delivery_dt,
      version: claim.version,
    };
  }

  /** A photo of one. Throws {@link NotFound}, also for a photo of another. */
  photo(id: number, name: string): Promise<Buffer> {
    return this.photos.jpeg(name, { claim_id: id });
  }

  openCount(): Promise<number> {
    return this.database.manager.countBy(Claim, { answered_at: IsNull() });
  }

  private async views(claims: readonly Claim[]): Promise<ClaimView[]> {
    const photos = await this.photos.ofClaims(claims.map(({ id }) => id));
    return claims.map((claim) => claimView(claim, photos.get(claim.id) ?? []));
  }
}

const counted = (row: CountedRow): ConsoleClaimRowView => ({ ...row, photo_count: Number(row.photo_count) });
