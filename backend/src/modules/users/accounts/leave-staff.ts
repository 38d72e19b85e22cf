import { Injectable } from '@nestjs/common';
import type { Actor } from '../../history/audit-entry.js';

type Consequence = (actor: Actor, ids: readonly number[]) => Promise<void>;

/** What ends when people are no staff any more, deleted or made customers. The modules above the users say what they keep for staff. */
@Injectable()
export class LeaveStaff {
  private readonly consequences: Consequence[] = [];

  /** Called once at the start by a module above. */
  register(consequence: Consequence): void {
    this.consequences.push(consequence);
  }

  /** Call in the transaction that makes them leave, after the write to their rows, which holds them. */
  async execute(actor: Actor, ids: readonly number[]): Promise<void> {
    for (const consequence of this.consequences) await consequence(actor, ids);
  }
}
