/** A session of the caller's that goes on. */
export class OwnSessionView {
  id: string;
  /** System and browser, as the device names itself; null: it does not, or the session was not used yet. */
  device: string | null;
  created_at: string;
  /** To some minutes; null: not used since it began. */
  last_used_at: string | null;
  expires_at: string;
  /** The one in which this is asked. */
  is_current: boolean;
}
