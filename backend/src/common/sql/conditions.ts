import { toSmallLetters } from '@laundry/shared/text/letter-case';

/** A condition with its `?` parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The WHERE of a hand-written statement, condition by condition. */
export class Conditions {
  private readonly parts: string[] = [];
  readonly parameters: unknown[] = [];

  /** Adds a condition with `?` placeholders. */
  add(sql: string, ...parameters: readonly unknown[]): this {
    this.parts.push(sql);
    this.parameters.push(...parameters);
    return this;
  }

  /** `column` is one of some values. */
  in(column: string, values: readonly unknown[]): this {
    return values.length === 0
      ? this.add('1 = 0')
      : this.add(`${column} IN (${values.map(() => '?').join(', ')})`, ...values);
  }

  /** `text` is anywhere in an SQL expression, letter case aside; `%` and `_` are plain characters. */
  contains(expression: string, text: string): this {
    const hasLetterCase = text.toLowerCase() !== text.toUpperCase();
    return hasLetterCase
      ? this.add(`INSTR(LOWER(${expression}), ?) > 0`, toSmallLetters(text))
      : this.add(`INSTR(${expression}, ?) > 0`, text);
  }

  /** The same for names and addresses of mail: spaces and hyphens count on neither side. */
  containsJoined(expression: string, text: string): this {
    return this.contains(`REPLACE(${withoutSpaces(expression)}, '-', '')`, text.replace(/[\s-]/g, ''));
  }

  get sql(): string {
    return this.parts.length === 0 ? '1 = 1' : this.parts.map((part) => `(${part})`).join(' AND ');
  }
}

/** An SQL text without its spaces, half and full width: `compactName` of the shared texts, in SQL. */
const withoutSpaces = (expression: string): string => `REPLACE(REPLACE(${expression}, ' ', ''), '　', '')`;
