import { Navigate } from 'react-router';
import { PATHS } from '../../../../lib/paths';
import { OwnHoldNotice } from './OwnHoldNotice';
import { useOwnHold } from './use-own-hold';

/** A request that waits for its payment is in no list. Whoever ends it begins anew. */
export default function HeldRequest() {
  const own = useOwnHold();
  if (own.hasEnded) return <Navigate to={PATHS.washRequest} />;
  return <OwnHoldNotice own={own} onEnd={(hold) => own.end(hold, () => undefined)} />;
}
