import { type MessageKey, message } from '@laundry/shared/messages/message';
import { type FormErrors, type RefusalWords, refusalErrors } from '@laundry/web-kit/forms/form-refusal';
import { problemLines, refusalText } from '../../../providers/api/problem';
import { ToldConflict } from '../shared-write/told-conflict';

/** Lines of a form that marks what is wrong itself. */
export const PLAIN_WORDS: RefusalWords = {
  ofField: (refusals) => refusals.map(refusalText).join('\n'),
  ofOthers: (refusals) => [...new Set(refusals.map(refusalText))].join('\n'),
  ofFailure: (error) => problemLines(error).join('\n'),
};

/** Those of react-admin's fields, which show a message as it is. */
export const WORDS: RefusalWords = {
  ...PLAIN_WORDS,
  ofField: (refusals) => refusals.map((refusal) => `▲ ${refusalText(refusal)}`).join('\n'),
};

/** What a rule refuses before it is sent, by field, in the same words. */
export const ruleErrors = (codes: Iterable<readonly [string, MessageKey]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...codes].map(([field, code]) => [field, `▲ ${message('ja', code)}`]));

/** What a refused write leaves in its form. */
export const submitErrors = (error: unknown, fields: readonly string[]): FormErrors =>
  error instanceof ToldConflict ? {} : refusalErrors(error, fields, WORDS);
