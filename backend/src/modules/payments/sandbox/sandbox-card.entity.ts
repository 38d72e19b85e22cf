import { Entity, PrimaryColumn } from 'typeorm';
import { DateTimeColumn, TextColumn } from '../../../database/columns.js';

/** A card on file with the sandbox provider, as real ones are with a real one. */
@Entity('sandbox_cards')
export class SandboxCard {
  @PrimaryColumn({ type: 'varchar', length: 64 }) member: string;
  /** running, stopped. */
  @TextColumn(10) state: string;
  /** What the next charges answer: approve, decline, silent. */
  @TextColumn(10) charges: string;
  @DateTimeColumn() created_at: string;
}
