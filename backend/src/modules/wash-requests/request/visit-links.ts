import { Inject, Injectable } from '@nestjs/common';
import { hashToken, newSecretToken } from '../../../common/crypto/secret-token.js';
import { Database } from '../../../common/transaction/database.js';
import { VisitLink } from './visit-link.entity.js';

/** The links of requests' pages that a company's people have, each their own. Hold the company's row for what writes one. */
@Injectable()
export class VisitLinks {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Theirs; null: they have none yet. */
  async of(wash_request_id: number, user_id: number): Promise<string | null> {
    const link = await this.database.manager.findOneBy(VisitLink, { wash_request_id, user_id });
    return link?.visit_secret ?? null;
  }

  async make(wash_request_id: number, user_id: number): Promise<string> {
    const visit_secret = newSecretToken();
    const visit_hash = hashToken(visit_secret);
    await this.database.insert(VisitLink, { wash_request_id, user_id, visit_secret, visit_hash });
    return visit_secret;
  }

  /** Another in the place of theirs. */
  async renew(wash_request_id: number, user_id: number): Promise<string> {
    await this.database.manager.delete(VisitLink, { wash_request_id, user_id });
    return this.make(wash_request_id, user_id);
  }

  /** Another for each who has one. */
  async renewAll(wash_request_id: number): Promise<void> {
    const links = await this.database.manager.find(VisitLink, { where: { wash_request_id }, order: { id: 'ASC' } });
    for (const { user_id } of links) await this.renew(wash_request_id, user_id);
  }
}
