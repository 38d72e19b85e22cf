import {
  Column,
  Entity,
  PrimaryColumn,
  Table,
  TableForeignKey,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';
import { migrate } from '../../src/database/migrate.js';
import { Database } from '../../src/common/transaction/database.js';

/** Two small tables of the transaction tests' own: tills with money in them, and the notes stuck on a till. */
@Entity('tills')
export class Till {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  code!: string;

  @Column({ type: 'int' })
  money!: number;
}

@Entity('notes')
export class Note {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  code!: string;

  @Column({ type: 'varchar', length: 40, nullable: true })
  label!: string | null;

  @Column({ type: 'varchar', length: 40 })
  till!: string;
}

export class Tills1700000000001 implements MigrationInterface {
  name = 'Tills1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    const code = { type: 'varchar', length: '40' };
    await runner.createTable(
      new Table({
        name: 'tills',
        columns: [
          { name: 'code', ...code, isPrimary: true },
          { name: 'money', type: 'int' },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'notes',
        columns: [
          { name: 'code', ...code, isPrimary: true },
          { name: 'label', ...code, isNullable: true },
          { name: 'till', ...code },
        ],
        indices: [{ name: 'ux_notes_till_label', columnNames: ['till', 'label'], isUnique: true }],
        foreignKeys: [
          new TableForeignKey({
            name: 'fk_notes_till',
            columnNames: ['till'],
            referencedTableName: 'tills',
            referencedColumnNames: ['code'],
          }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('notes');
    await runner.dropTable('tills');
  }
}

/** Opens one process's view of the tills at `url`, migrated. */
export async function openTills(url: string, options: { poolSize?: number; gateTimeout?: number } = {}) {
  const dataSource = await createDataSource({
    url,
    entities: [Till, Note],
    migrations: [Tills1700000000001],
    gateTimeout: 2_000,
    ...options,
  });
  await migrate(dataSource);
  const database = new Database(dataSource);
  return {
    dataSource,
    database,
    insert: async (code: string, money = 0) => void (await database.manager.insert(Till, { code, money })),
    /** Takes money out of a till that has enough of it; says whether it had. */
    take: async (code: string, money: number) => {
      const update = database.manager.createQueryBuilder().update(Till);
      const result = await update
        .set({ money: () => 'money - :money' })
        .where('code = :code AND money >= :money', { code, money })
        .execute();
      return result.affected === 1;
    },
    money: async (code: string) => (await database.manager.findOneByOrFail(Till, { code })).money,
    codes: async () => (await database.manager.find(Till, { order: { code: 'ASC' } })).map((till) => till.code),
    empty: async () => {
      await database.manager.createQueryBuilder().delete().from(Note).execute();
      await database.manager.createQueryBuilder().delete().from(Till).execute();
    },
  };
}

export type Tills = Awaited<ReturnType<typeof openTills>>;
