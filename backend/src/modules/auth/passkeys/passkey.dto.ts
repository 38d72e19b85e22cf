import { LIMITS } from '@laundry/shared/constants/limits';
import { rule, Text, type FieldRule } from '../../../common/validation/rules.js';

/** 1,023 bytes in Base64url. */
const ID_LENGTH = 1_364;
const DATA_LENGTH = 8_000;

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
  @Text({ max: ID_LENGTH, min: 1 }) credential: string;
  @Text({ max: DATA_LENGTH, min: 1 }) client_data: string;
  @Text({ max: DATA_LENGTH, min: 1 }) attestation: string;
  @Transports() transports: string[];
}

/** The second step of a sign-in by a passkey. */
export class PasskeyLoginDto {
  /** As the refusal of a sign-in told it; the passkey has signed it. */
  @Text({ max: 100, min: 1 }) challenge: string;
  /** What the browser answered, in Base64url. */
  @Text({ max: ID_LENGTH, min: 1 }) credential: string;
  @Text({ max: DATA_LENGTH, min: 1 }) client_data: string;
  @Text({ max: DATA_LENGTH, min: 1 }) authenticator_data: string;
  @Text({ max: DATA_LENGTH, min: 1 }) signature: string;
}
