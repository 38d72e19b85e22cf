import { useEffect } from 'react';
import { type Variant, basenameOf, pathInVariant } from '../access/variant';
import type { LeaveFor } from './auth-provider';
import { endedSession } from './ended-session';
import { session } from './session';

/**
 * Leaves the page, once, when another tab has ended its session or signed somebody in: nothing that it shows or holds is for
 * whoever comes next. What was begun waits for the one who began it.
 */
export function useReplacedSession(variant: Variant, leaveFor: LeaveFor): void {
  useEffect(() => {
    let isLeft = false;
    return session.watch(() => {
      if (isLeft) return;
      isLeft = true;
      const end = session.endElsewhere();
      if (end === 'refused') endedSession.note();
      const isNoPlaceToReturn = end === 'signed-out' || session.token() === null;
      leaveFor(isNoPlaceToReturn ? basenameOf(variant) : pathInVariant(variant, window.location));
    });
  }, [variant, leaveFor]);
}
