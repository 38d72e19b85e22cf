import { type JstDateTime, parseDateTime } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useEndHold } from './use-end-hold';

export interface Hold {
  id: number;
  until: JstDateTime | null;
}

/** A request of one's own that waits for its payment and stands in the way of another, until it is ended or paid. */
export function useOwnHold() {
  const [hold, setHold] = useState<Hold | null>(null);
  const { end, reset, ...ending } = useEndHold();
  const meet = (next: Hold | null): void => {
    setHold(next);
    reset();
  };
  return {
    ...ending,
    /** The one that a refusal told of. */
    hold,
    end: ({ id }: Hold, onGone: () => void): void => {
      const drop = (): void => {
        setHold(null);
        onGone();
      };
      end(id, { onEnded: drop, onPaid: drop });
    },
    /** What a refusal tells of it. */
    metBy: (error: unknown): void => meet(holdOf(error)),
    forget: (): void => meet(null),
  };
}

export type OwnHold = ReturnType<typeof useOwnHold>;

function holdOf(error: unknown): Hold | null {
  if (!(error instanceof ApiError)) return null;
  const { held_id: id, held_until: until } = error.facts;
  return typeof id === 'number' ? { id, until: parseDateTime(until) } : null;
}
