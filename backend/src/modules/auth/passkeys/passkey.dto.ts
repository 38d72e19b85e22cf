import { LIMITS } from '@laundry/shared/constants/limits';
import { SERVER_LIMITS } from '../../../common/server-limits.js';
import { rule, Text, type FieldRule } from '../../../common/validation/rules.js';

const MOST_TRANSPORTS = 6;

/** What browsers call the ways to an authenticator: `internal`, `usb`, and what there will be. */
const Transports = (): FieldRule =>
  rule(
    'transports',
    'invalid_value',
    (value) =>
      Array.isArray(value) &&
      value.length <= MOST_TRANSPORTS &&
      value.every((each) => typeof each === 'string' && /^[a-z-]{1,15}$/.test(each)),
  );

export class NewPasskeyDto {
  /** By which its owner knows it. */
  @Text({ max: LIMITS.passkeyNameLength, min: 1 }) name: string;
  /** What the browser answered, in Base64url. */
  @Text({ max: SERVER_LIMITS.passkeyIdLength, min: 1 }) credential: string;
  @Text({ max: SERVER_LIMITS.passkeyDataLength, min: 1 }) client_data: string;
  @Text({ max: SERVER_LIMITS.passkeyDataLength, min: 1 }) attestation: string;
  @Transports() transports: string[];
}

/** The second step of a sign-in by a passkey. */
export class PasskeyLoginDto {
  /** As the refusal of a sign-in told it; the passkey has signed it. */
  @Text({ max: 100, min: 1 }) challenge: string;
  /** What the browser answered, in Base64url. */
  @Text({ max: SERVER_LIMITS.passkeyIdLength, min: 1 }) credential: string;
  @Text({ max: SERVER_LIMITS.passkeyDataLength, min: 1 }) client_data: string;
  @Text({ max: SERVER_LIMITS.passkeyDataLength, min: 1 }) authenticator_data: string;
  @Text({ max: SERVER_LIMITS.passkeyDataLength, min: 1 }) signature: string;
}
