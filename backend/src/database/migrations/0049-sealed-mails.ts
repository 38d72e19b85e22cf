import type { MigrationInterface, QueryRunner } from 'typeorm';
import { resizeText } from './table-builder.js';

/** Room for the addressees of mails as they are encrypted. What is stored already is encrypted at the server's start, which has the key. */
export class SealedMails1763700000049 implements MigrationInterface {
  name = 'SealedMails1763700000049';

  async up(runner: QueryRunner): Promise<void> {
    await resizeText(runner, 'mails', 'recipient', 1100);
  }

  async down(runner: QueryRunner): Promise<void> {
    await resizeText(runner, 'mails', 'recipient', 254);
  }
}
