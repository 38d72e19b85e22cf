import { Secret, TOTP } from 'otpauth';

/** Seconds of a step, and how many steps a phone's clock may be off either way. */
const STEP_SECONDS = 30;
const STEPS_OFF = 1;
const DIGITS = 6;
const SECRET_BYTES = 20;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, name: { readonly issuer: string; readonly label: string }): string =>
  totpOf(secret, name).toString();

/** The step of time to which a code belongs; null: it is no code of now. */
export function totpStep(secret: string, code: string, epochMillis: number): number | null {
  // Of other letters the library compares bytes of another number, and throws.
  if (!isTotpCode(code)) return null;
  const off = totpOf(secret).validate({ token: code, timestamp: epochMillis, window: STEPS_OFF });
  return off === null ? null : Math.floor(epochMillis / (STEP_SECONDS * 1_000)) + off;
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

// What every app knows: others are ignored by some of them.
const totpOf = (secret: string, name: object = {}): TOTP =>
  new TOTP({ ...name, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, period: STEP_SECONDS });
