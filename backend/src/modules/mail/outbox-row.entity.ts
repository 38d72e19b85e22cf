import { DateTimeColumn, Id, IntColumn, RequestIdColumn, TextColumn, DERIVED } from '../../database/columns.js';

export type OutboxState = 'waiting' | 'sending' | 'sent' | 'dead';

/** Something to be sent, of whatever channel: how far it is. */
export abstract class OutboxRow {
  @Id() id: number;
  @TextColumn(30) template: string;
  @IntColumn({ nullable: true }) user_id: number | null;
  @TextColumn(10) state: OutboxState;
  @IntColumn() tries: number;
  /** The tries after which somebody may have it: no answer came to it, or its sender died. */
  @IntColumn({ default: 0 }) unanswered_tries: number;
  @DateTimeColumn() send_at: string;
  /** After this moment it is dropped rather than sent late (a reminder). */
  @DateTimeColumn({ nullable: true }) useless_after: string | null;
  @DateTimeColumn({ nullable: true }) sent_at: string | null;
  /** Why it was not sent: codes, or words of ours; never those of who refused it, which name people. */
  @TextColumn(300) last_error: string;
  @DateTimeColumn() created_at: string;
  /** The call that it was written by; null: a job wrote it by itself. */
  @RequestIdColumn() request_id: string | null;
  /** Since when the text of what is over has been stored; null while it is to be sent, and once the text is gone. */
  @DateTimeColumn({
    ...DERIVED,
    asExpression: "CASE WHEN body <> '' AND state IN ('sent', 'dead') THEN created_at END",
  })
  text_since?: string | null;
}
