import { PasskeyView } from '../passkeys/passkey.view.js';

/** The second factor of the caller's account. */
export class SecondFactorView {
  /** Since when; null: none is set up. */
  confirmed_at: string | null;
  /** Whether an authenticator app is set up. */
  has_app: boolean;
  /** It is, and its codes open nothing: its secret cannot be read. It is set up anew. */
  is_app_unreadable: boolean;
  passkeys: PasskeyView[];
  /** The domain that passkeys are bound to; null: the service has none, and there can be no passkeys. */
  passkey_domain: string | null;
  recovery_codes_left: number;
  /** By when one has to be set up; null: it need not be, or is. */
  due_at: string | null;
}

/** Told once: what an authenticator app needs. */
export class SecondFactorSecretView {
  /** Base32, to be typed. */
  secret: string;
  /** The same as an address, for a QR code. */
  uri: string;
}

/** Told once. */
export class RecoveryCodesView {
  recovery_codes: string[];
}
