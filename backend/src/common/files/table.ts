/** A value of a table's cell; a text is escaped where it would be a formula, a number stands as it is. */
export type Cell = string | number | null;

/** A table to hand out as a file: read as it is sent, never all in memory. */
export interface Table {
  /** The file's name without its ending. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}
