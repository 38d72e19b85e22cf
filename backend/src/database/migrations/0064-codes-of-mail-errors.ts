import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mail that was not sent may say as it was: words of ours. */
const OWN_WORDS = [
  '',
  'too late',
  'no longer true',
  'the account has ended',
  'its senders died',
  'DATA_SECRET lacks the secret that encrypted it',
];

/** The words of mail servers that were kept so far name people: they are gone. */
export class CodesOfMailErrors1763700000064 implements MigrationInterface {
  name = 'CodesOfMailErrors1763700000064';

  async up(runner: QueryRunner): Promise<void> {
    const own = OWN_WORDS.map((words) => `'${words}'`).join(', ');
    await runner.query(`UPDATE mails SET last_error = 'UNKNOWN' WHERE last_error NOT IN (${own})`);
  }

  async down(): Promise<void> {
    // What was said before is not kept anywhere.
  }
}
