import { useState } from 'react';
import type { Work } from '../../../providers/api/api-types';
import { todayJst } from '../../../providers/clock';
import { useOperator } from '../../../providers/access/OperatorContext';
import { isGone, nextStop, openStops } from '../stops';

/**
 * Which stop is on: the chosen one, else the next. While a question about it is open no other takes its place, and one that
 * others take away stays until whoever is there goes on.
 */
export function useCurrentStop(rows: readonly Work[], first: number | null) {
  const operator = useOperator();
  const [chosen, setChosen] = useState(first);
  const [asking, setAsking] = useState<number | null>(null);
  const [last, setLast] = useState<Work | null>(null);
  const today = todayJst();
  const stops = openStops(rows, today);
  const gone = last !== null && isGone(last, rows, today) ? last : null;
  const current = gone ?? stops.find(({ id }) => id === (asking ?? chosen)) ?? nextStop(stops, operator) ?? null;
  if (gone === null && !isSame(last, current)) setLast(current);
  return {
    stops,
    current,
    isGone: gone !== null,
    isAsking: asking !== null,
    choose: (id: number | null) => {
      setChosen(id);
      setAsking(null);
      setLast(null);
    },
    ask: (isOpen: boolean) => setAsking(isOpen ? (current?.id ?? null) : null),
  };
}

/** By what tells that it was taken away; what waits to be sent draws a row anew each time. */
const isSame = (one: Work | null, other: Work | null): boolean =>
  one?.id === other?.id && one?.status === other?.status && one?.sched_dt === other?.sched_dt;
