import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../common/crypto/unreadable.js';
import { EncryptedColumn, Id, IntColumn, TextColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';

/** The link of a request's page that one of a company's people has; the account's own stands in the request (docs/decisions/109). */
@Entity('visit_links')
@Index('ux_visit_links_reader', ['wash_request_id', 'user_id'], { unique: true })
@Index('ux_visit_links_hash', ['visit_hash'], { unique: true })
@Index('ix_visit_links_user', ['user_id'])
@Index('ix_visit_links_visit_secret_key', ['visit_secret_key'])
export class VisitLink {
  @Id() id: number;
  @ForeignKey(() => WashRequest, { name: 'fk_visit_links_request' }) @IntColumn() wash_request_id: number;
  @ForeignKey(() => User, { name: 'fk_visit_links_user' }) @IntColumn() user_id: number;
  @EncryptedColumn(255) visit_secret: DecryptedText;
  @TextColumn(64) visit_hash: string;
}
