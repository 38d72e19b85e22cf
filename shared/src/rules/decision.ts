/** What a rule says no with: `code` is a key of the messages, `field` the body field it belongs to. */
export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly field: string;
}

export type Decision<Code extends string> = { readonly ok: true } | Refusal<Code>;

export const ACCEPTED = { ok: true } as const;

export const refuse = <Code extends string>(code: Code, field: string): Refusal<Code> => ({ ok: false, code, field });
