import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { hashToken } from '../../common/crypto/secret-token.js';
import type { DecryptedText } from '../../common/crypto/unreadable.js';
import { Database } from '../../common/transaction/database.js';
import { User } from '../users/user.entity.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';
import { newVisitLink } from './new-visit-link.js';
import { VisitLink } from './visit-link.entity.js';

/**
 * The links of requests' pages: the account's, which stands in the request, and one for each of a company's people
 * (docs/decisions/109). Hold the company's row for what writes one.
 */
@Injectable()
export class VisitLinks {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** By the account's link, or by that of one of its people, for as long as they are; null: nobody's, or nothing was paid for it. */
  async requestOf(secret: string): Promise<WashRequest | null> {
    const visit_hash = hashToken(secret);
    const request = await this.database.findOne(WashRequest, { visit_hash, pay_by: null });
    if (request !== null) return request;
    const link = await this.database.findOne(VisitLink, { visit_hash });
    if (link === null) return null;
    // A replica of the release before removes somebody and leaves their links.
    const reader = await this.database.findOne(User, { id: link.user_id, deleted_at: null });
    return reader && this.database.findOne(WashRequest, { id: link.wash_request_id, pay_by: null });
  }

  /** One person's; null: they have none yet. */
  async of(wash_request_id: number, user_id: number): Promise<DecryptedText | null> {
    const link = await this.database.manager.findOneBy(VisitLink, { wash_request_id, user_id });
    return link?.visit_secret ?? null;
  }

  /** One person's first. */
  async make(wash_request_id: number, user_id: number): Promise<string> {
    const made = newVisitLink();
    await this.database.insert(VisitLink, { wash_request_id, user_id, ...made });
    return made.visit_secret;
  }

  /** Another in the place of one person's. */
  async renew(wash_request_id: number, user_id: number): Promise<string> {
    await this.database.manager.delete(VisitLink, { wash_request_id, user_id });
    return this.make(wash_request_id, user_id);
  }

  /** Another for the account, which it answers, and for each who has one. */
  async renewAll(id: number): Promise<string> {
    const { manager } = this.database;
    const made = newVisitLink();
    await manager.update(WashRequest, { id }, made);
    const links = await manager.find(VisitLink, { where: { wash_request_id: id }, order: { id: 'ASC' } });
    for (const { user_id } of links) await this.renew(id, user_id);
    return made.visit_secret;
  }

  /** An account's own, of all its requests. */
  async endOfAccount(user_id: number): Promise<void> {
    await this.database.manager.update(WashRequest, { user_id }, { visit_secret: null, visit_hash: null });
  }

  /** All of people of a company. */
  async endOfPeople(ids: readonly number[]): Promise<void> {
    await this.database.manager.delete(VisitLink, { user_id: In(ids) });
  }
}
