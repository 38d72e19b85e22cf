import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { RunningApp } from '../servers/start-app.js';

/** The columns of a table in which a row of a customer's has free text. */
export interface FreeTexts {
  readonly table: string;
  readonly target: EntityTarget<ObjectLiteral>;
  /** The column that names the customer. */
  readonly owner: 'id' | 'user_id' | 'company_user_id';
  readonly names: readonly string[];
  /** The same as the table has them. */
  readonly stored: readonly string[];
}

/** Texts of rows of a customer's that nobody writes about them: our own words, numbers and keys. */
const TECHNICAL = new Set([
  ...['users.password_hash', 'users.email_key', 'count_entries.once_key', 'count_entries.reason'],
  ...['payments.no', 'payments.provider_ref', 'payments.secret_hash', 'payments.purpose', 'payments.once_key'],
  ...[
    'manual_payments.once_key',
    'payment_documents.content',
    'mails.template',
    'mails.subject',
    'mails.last_error',
    'mails.once_key',
  ],
  ...['operation_histories.changes', 'operation_histories.disp_plan', 'provider_orders.last_answer'],
  // Of entries that the customer made it is their name; of others it is who works here.
  'operation_histories.operation_user',
  'passkeys.credential_hash',
  ...['sessions.id', 'one_time_tokens.token_hash', 'calendar_feeds.secret_hash', 'line_links.line_user_hash'],
  ...['notifications.last_error', 'push_devices.endpoint_hash', 'week_exceptions.pauses'],
  ...['company_invitations.open_email', 'company_invitations.wish', 'company_invitations.secret_hash'],
]);
const SHORT_FREE = new Set(['wash_requests.cost_centre']);
const OWNERS: Readonly<Record<string, FreeTexts['owner']>> = { users: 'id', company_invitations: 'company_user_id' };
/** Shorter ones hold moments and keys of lists. */
const SHORTEST = 50;

/** Every free text of the rows around an account, columns that are new among them. */
export function freeTextsOf({ app }: RunningApp): FreeTexts[] {
  return app.get(DataSource, { strict: false }).entityMetadatas.flatMap(({ tableName, columns, target }) => {
    const owner = OWNERS[tableName] ?? 'user_id';
    if (!columns.some(({ propertyName }) => propertyName === owner)) return [];
    const isShortFree = ({ propertyName }: ColumnMetadata) => SHORT_FREE.has(`${tableName}.${propertyName}`);
    const texts = columns.filter((column) => isFree(column) || isShortFree(column));
    const free = texts.filter(({ propertyName }) => !TECHNICAL.has(`${tableName}.${propertyName}`));
    const names = free.map(({ propertyName }) => propertyName);
    const stored = free.map(({ databaseName }) => databaseName);
    return free.length === 0 ? [] : [{ table: tableName, target, owner, names, stored }];
  });
}

const isFree = ({ type, length, isGenerated, generatedType }: ColumnMetadata): boolean =>
  !isGenerated &&
  generatedType === undefined &&
  (type === 'text' || (type === 'varchar' && Number(length) >= SHORTEST));
