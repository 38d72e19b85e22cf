import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, column as c, createIndex, nullable } from './table-builder.js';

const INDEX = 'ix_users_phone_end';

/** The last four digits of a telephone number find its owner. */
export class EndsOfPhoneNumbers1763700000063 implements MigrationInterface {
  name = 'EndsOfPhoneNumbers1763700000063';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'users', 'phone_end', {
      ...nullable(c.text(4)),
      generatedType: 'VIRTUAL',
      asExpression: 'SUBSTR(phone_number, -4)',
    });
    await createIndex(runner, INDEX, 'users', 'phone_end');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('users', INDEX);
    await runner.dropColumn('users', 'phone_end');
  }
}
