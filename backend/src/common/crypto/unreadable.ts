/**
 * A stored text that no secret opens: what it says is not known, which is not the same as that there is none. Whoever writes
 * it to another row or back writes what is stored, so that all of them are read once its secret is back.
 */
export class Unreadable {
  constructor(readonly stored: string) {}
}

/** What an encrypted column holds. */
export type EncryptedText = string | Unreadable;

/** A row as it lies in the database, with some columns encrypted. */
export type Encrypted<Row, Column extends keyof Row> = Omit<Row, Column> & Readonly<Record<Column, string>>;

/** The text; null where none is stored or it cannot be read, for whom these are the same. */
export const readable = (text: EncryptedText | null): string | null => (text instanceof Unreadable ? null : text);
