import { useState } from 'react';
import type { TabStore } from '../../storage/tab-store';
import { type Draft, type FieldOf, draftIn, keepDraft, lostIn } from './draft';
import { changesOf, conflictsWith, withChanges } from './draft-changes';

/** What somebody typed into a form and has not sent yet. */
export interface FormDraft<Values extends object = object> {
  /** What the form begins with: `fresh`, with what was typed before. */
  readonly record: Values;
  readonly fresh: Values;
  /** It began with what was typed before. */
  readonly isResumed: boolean;
  /** The fields of it that somebody else has changed since they were typed into. */
  readonly conflicts: readonly string[];
  /** The secrets that were typed before, which nothing has stored; of one that holds several `codes.2`. */
  readonly lost: readonly string[];
  readonly keep: (values: object) => void;
  /** It was sent, or given up. */
  readonly forget: () => void;
}

/**
 * Keeps a form as it was left: by a reload, the menu, Back, or a session that ended; null keeps nothing of it. `blank` is the
 * form before it was filled in by what a reload does not know, such as a ticked row or the time: what differs from that is
 * stored as it stood. A secret may be a field of its `Result`, which is written by the same names.
 */
export function useDraft<Values extends object, Result = never>(
  store: TabStore,
  draftNow: Draft<FieldOf<Values | Result>> | null,
  freshNow: Values,
  blankNow: Values = freshNow,
): FormDraft<Values> {
  const [{ draft, fresh, blank }] = useState({ draft: draftNow, fresh: freshNow, blank: blankNow });
  const [kept] = useState(() => (draft === null ? {} : draftIn(store, draft)));
  const [lost, setLost] = useState(() => (draft === null ? [] : lostIn(store, draft)));
  const [resumed] = useState(() => withChanges(blank, kept));
  const [isResumed, setResumed] = useState(() => isTyped(resumed, blank));
  return {
    record: isTyped(resumed, blank) ? resumed : fresh,
    fresh,
    isResumed,
    conflicts: isResumed ? conflictsWith(blank, kept) : [],
    lost,
    keep: (values) => {
      if (draft === null) return;
      if (isTyped(values, fresh)) keepDraft(store, draft, values, blank, isResumed ? kept : {}, lost);
      else store.forget(draft.name);
    },
    forget: () => {
      if (draft !== null) store.forget(draft.name);
      setResumed(false);
      setLost([]);
    },
  };
}

const isTyped = (values: object, fresh: object): boolean => Object.keys(changesOf(values, fresh)).length > 0;
