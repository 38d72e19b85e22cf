import type { Lang } from '@laundry/shared/constants/langs';
import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** That somebody is asked by mail to book for a company's account; it is no account of theirs yet (docs/decisions/106). */
@Entity('company_invitations')
@Index('ux_company_invitations_open', ['company_user_id', 'open_email'], { unique: true })
@Index('ux_company_invitations_secret', ['secret_hash'], { unique: true })
export class CompanyInvitation {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_company_invitations_company' }) @IntColumn() company_user_id: number;
  @TextColumn(254) email: string;
  /** The address while the invitation is open: a company invites it once at a time. */
  @TextColumn(254, { nullable: true }) open_email: string | null;
  /** As the company's owner typed it; it is in no mail. */
  @TextColumn(100) name: string;
  @TextColumn(2) lang: Lang;
  /** Names the mail that brings the link: of one that was made anew the earlier mail brings none. */
  @TextColumn(64) wish: string;
  /** SHA-256 of the link's secret, made when the mail is delivered; null: it was not yet. */
  @TextColumn(64, { nullable: true }) secret_hash: string | null;
  @DateTimeColumn() invited_at: string;
  @DateTimeColumn() expires_at: string;
  /** When it was accepted, or taken back. */
  @DateTimeColumn({ nullable: true }) ended_at: string | null;
}

/** An invitation that is over: it says no more of whom it was for, and its link leads nowhere. */
export const ended = (now: string) =>
  ({ ended_at: now, email: '', name: '', open_email: null, secret_hash: null }) satisfies Partial<CompanyInvitation>;
