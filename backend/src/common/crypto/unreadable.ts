/**
 * A stored text that no secret opens: what it says is not known, which is not the same as that there is none. A copy keeps
 * the stored text, so that both can be read once the secret is configured again.
 */
export class Unreadable {
  constructor(readonly stored: string) {}
}

/** What an encrypted column says, as entities have it. */
export type DecryptedText = string | Unreadable;

/** A row as a hand-written SELECT answers it, some columns still encrypted: `Encryption` opens them. */
export type Encrypted<Row, Column extends keyof Row> = Omit<Row, Column> & Readonly<Record<Column, string>>;

/** The text; null where none is stored or it cannot be read: for callers that treat both alike. */
export const readable = (text: DecryptedText | null): string | null => (text instanceof Unreadable ? null : text);
