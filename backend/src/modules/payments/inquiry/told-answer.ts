/** What may be shown of a provider's answer: how it stands, of how much, and its own number; or why there was none. */
export interface ToldAnswer {
  readonly outcome: string | null;
  readonly amount: number | null;
  readonly ref: string | null;
  /** A code of theirs, or words of ours. */
  readonly trouble: string | null;
}

const NOTHING: ToldAnswer = { outcome: null, amount: null, ref: null, trouble: null };
const CODE = /^[\w:. -]{1,80}$/;

/**
 * Reads an attempt's stored answer. Only what is named here is told: an answer may hold the token of a card, and one
 * that is too long is cut, so that nothing of it can be read.
 */
export function toldAnswer(stored: string): ToldAnswer {
  const error = /^\w*Error: (.*)$/s.exec(stored);
  if (error !== null) return { ...NOTHING, trouble: codeOf(error[1]) };
  const answer = parsed(stored);
  if (answer === 'none') return { ...NOTHING, outcome: 'none' };
  if (!isRecord(answer)) return NOTHING;
  const report = isRecord(answer['report']) ? answer['report'] : answer;
  const { outcome, amount, ref } = report;
  return {
    outcome: typeof outcome === 'string' ? codeOf(outcome) : null,
    amount: typeof amount === 'number' ? amount : null,
    ref: typeof ref === 'string' ? codeOf(ref) : null,
    trouble: null,
  };
}

const codeOf = (text: string | undefined): string => (text !== undefined && CODE.test(text) ? text : 'ERROR');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
