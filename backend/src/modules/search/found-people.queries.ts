import { Inject, Injectable } from '@nestjs/common';
import { personName } from '@laundry/shared/text/person-name';
import { Database } from '../../common/transaction/database.js';
import type { Match } from './customer-match.js';
import type { FoundPersonView } from './search.view.js';

interface Row {
  readonly customer_id: number;
  /** 0: the customer's own row. */
  readonly is_person: number;
  readonly name1: string;
  readonly name2: string;
  readonly deleted_at: string | null;
}

/** Which of a company's people led to it. */
@Injectable()
export class FoundPeopleQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** By the customer's id; nobody where what was typed is the customer's own. Who is of a company goes before who was. */
  async of(customers: readonly number[], matches: readonly Match[]): Promise<ReadonlyMap<number, FoundPersonView>> {
    if (customers.length === 0) return new Map();
    const meant = matches.map(({ sql }) => `(${sql})`).join(' OR ');
    const those = customers.map(() => '?').join(', ');
    const parameters = [...customers, ...matches.flatMap((match) => match.parameters)];
    const rows = await this.database.query<Row>(
      `SELECT u.id, u.id AS customer_id, 0 AS is_person, u.name1, u.name2, u.deleted_at
         FROM users u WHERE u.id IN (${those}) AND (${meant})
       UNION ALL
       SELECT u.id, u.company_user_id, 1, u.name1, u.name2, u.deleted_at
         FROM users u WHERE u.company_user_id IN (${those}) AND (${meant})
        ORDER BY is_person, deleted_at, id`,
      [...parameters, ...parameters],
    );
    const first = new Map<number, Row>();
    for (const row of rows) if (!first.has(row.customer_id)) first.set(row.customer_id, row);
    return new Map([...first].flatMap(([id, row]) => (row.is_person === 1 ? [[id, personView(row)] as const] : [])));
  }
}

const personView = (row: Row): FoundPersonView => ({ name: personName(row), is_removed: row.deleted_at !== null });
