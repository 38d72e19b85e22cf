import { useState } from 'react';
import { useOperator } from '../../providers/access/OperatorContext';
import { forgetIdempotencyKey, idempotencyKey } from '../../providers/api/idempotency';
import { forgetKept, keep, readKept } from '../../providers/kept/kept-for-tab';

/** What somebody typed into a form and has not sent yet. */
export interface FormDraft<Values extends object = object> {
  /** What the form begins with: what was typed before, else `fresh`. */
  readonly record: Values;
  readonly fresh: Values;
  /** It began with what was typed before. */
  readonly isResumed: boolean;
  readonly keep: (values: object) => void;
  /** By which a body of it is sent: the same one for the same body until it is forgotten. */
  readonly keyOf: (body: object) => string;
  /** It was sent, or given up. */
  readonly forget: () => void;
}

/** Keeps a form for who types into it, over a reload and a session that ends; not for what holds a password. */
export function useFormDraft<Values extends object>(name: string, freshNow: Values): FormDraft<Values> {
  const { id } = useOperator();
  const [fresh] = useState(freshNow);
  const [kept] = useState(() => draftIn(readKept(name, id), fresh));
  const [isResumed, setResumed] = useState(kept !== null);
  return {
    record: kept ?? fresh,
    fresh,
    isResumed,
    keep: (values) => {
      const typed = withFieldsOf(fresh, values);
      if (isSame(typed, fresh)) forgetKept(name);
      else keep(name, id, typed);
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
export const useHasDraft = (name: string): boolean => readKept(name, useOperator().id) !== undefined;

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
const kindOf = (value: unknown): string => {
  if (value === null) return 'none';
  return Array.isArray(value) ? 'list' : typeof value;
};

/** All of its fields, also those left as they were; react-admin empties a text by null. */
const withFieldsOf = (fresh: object, values: object): object => {
  const typed = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(fresh).map(([field, was]) => [field, typed.get(field) ?? (typeof was === 'string' ? '' : null)]),
  );
};

/** What was kept of the form as it is today; null when that is nothing else than a fresh one. */
function draftIn<Values extends object>(kept: unknown, fresh: Values): Values | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = Object.entries(kept).filter(
    ([field, value]) => field in fresh && kindOf(value) === kindOf(fresh[field as keyof Values]),
  );
  const draft = { ...fresh, ...Object.fromEntries(known) };
  return isSame(draft, fresh) ? null : draft;
}
