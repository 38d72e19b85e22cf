/** A passkey as its owner knows it. */
export class PasskeyView {
  id: number;
  name: string;
  created_at: string;
  /** Null: not since. */
  last_used_at: string | null;
}

/** What a browser is told to make a passkey from. */
export class NewPasskeyView {
  /** Base64url; good once, for five minutes. */
  challenge: string;
  /** The domain that it is bound to. */
  domain: string;
  site_name: string;
  /** Base64url. */
  user_id: string;
  user_name: string;
  display_name: string;
  /** Credentials of the account, none of which is to be made again. */
  known: string[];
}
