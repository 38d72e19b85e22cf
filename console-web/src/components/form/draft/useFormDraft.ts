import { useState } from 'react';
import { useOperator } from '../../../providers/access/OperatorContext';
import { forgetIdempotencyKey, idempotencyKey } from '../../../providers/api/idempotency';
import { forgetKept, keep, readKept } from '../../../providers/kept/kept-for-tab';
import { changesIn, changesOf, overtakenBy, withChanges } from './draft-changes';

/** What somebody typed into a form and has not sent yet. */
export interface FormDraft<Values extends object = object> {
  /** What the form begins with: `fresh`, with what was typed before. */
  readonly record: Values;
  readonly fresh: Values;
  /** It began with what was typed before. */
  readonly isResumed: boolean;
  /** The fields of it that somebody else has changed since they were typed into. */
  readonly overtaken: readonly string[];
  readonly keep: (values: object) => void;
  /** By which a body of it is sent: the same one for the same body until it is forgotten. */
  readonly keyOf: (body: object) => string;
  /** It was sent, or given up. */
  readonly forget: () => void;
}

/**
 * Keeps a form for who types into it, over a reload and a session that ends; not for what holds a password. `blank` is
 * the form before it was filled in by what a reload does not know, such as a ticked row or the time: what differs from
 * that is kept as it stood.
 */
export function useFormDraft<Values extends object>(
  name: string,
  freshNow: Values,
  blank: Values = freshNow,
): FormDraft<Values> {
  const { id } = useOperator();
  const [fresh] = useState(freshNow);
  const [base] = useState(blank);
  const [kept] = useState(() => changesIn(readKept(name, id)));
  const [resumed] = useState(() => withChanges(base, kept));
  const [isResumed, setResumed] = useState(() => isTyped(resumed, base));
  return {
    record: isTyped(resumed, base) ? resumed : fresh,
    fresh,
    isResumed,
    overtaken: isResumed ? overtakenBy(base, kept) : [],
    keep: (values) => {
      if (isTyped(values, fresh)) keep(name, id, changesOf(values, base, isResumed ? kept : {}));
      else forgetKept(name);
    },
    keyOf: (body) => idempotencyKey(name, id, body),
    forget: () => {
      forgetKept(name);
      forgetIdempotencyKey(name);
      setResumed(false);
    },
  };
}

/** Whether a form waits with what was typed into it. */
export const useHasDraft = (name: string): boolean =>
  Object.keys(changesIn(readKept(name, useOperator().id))).length > 0;

const isTyped = (values: object, fresh: object): boolean => Object.keys(changesOf(values, fresh)).length > 0;
