import { type Draft, keepDraft, readDraft } from '../../lib/form/form-draft';
import type { PlannedChange } from './edit/planned-change';

/** What was done: the first plan was paid, a suspension was ended, a card took the place of another, or the contract changed. */
export type DoneKind = 'begin' | 'resume' | 'renew' | 'plan';

const NOTHING = { kind: '' };
const KINDS: readonly string[] = ['begin', 'resume', 'renew', 'plan'] satisfies DoneKind[];

/** For this tab, where the page that tells it may be reloaded; null when nothing was sent from it. */
export function doneKind(userId: number): DoneKind | null {
  const { kind } = readDraft(draftOf(userId), NOTHING);
  return isKind(kind) ? kind : null;
}

export const keepDoneKind = (userId: number, change: PlannedChange): void =>
  keepDraft(draftOf(userId), { kind: kindOf(change) }, NOTHING);

function kindOf({ course, keepsPlanToCome, keepsPayment }: PlannedChange): DoneKind {
  if (course.kind === 'begin' && course.card !== null) return 'begin';
  if (course.kind === 'resume') return 'resume';
  return course.card === 'check' && keepsPlanToCome && keepsPayment ? 'renew' : 'plan';
}

const draftOf = (userId: number): Draft => ({ name: `plan.${userId}.done` });
const isKind = (kind: string): kind is DoneKind => KINDS.includes(kind);
