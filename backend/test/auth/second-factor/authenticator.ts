import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer | Uint8Array): string => Buffer.from(data).toString('base64url');

/** Where a browser says that it is, and what it was asked. */
export interface Asked {
  readonly challenge: string;
  readonly domain: string;
  readonly origin: string;
}

/** A passkey in software (ES256, no attestation), with the browser around it that asks it. */
export class Authenticator {
  private readonly privateKey: KeyObject;
  private readonly coseKey: Uint8Array;
  readonly credentialId = randomBytes(32);
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    this.coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  /** The body of a new passkey. */
  make(asked: Asked, name = '鍵') {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.coseKey]);
    const authData = Buffer.concat([this.data(asked, HAS_CREDENTIAL), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      name,
      credential: base64(this.credentialId),
      client_data: base64(this.clientData('webauthn.create', asked)),
      attestation: base64(attestation),
      transports: ['internal'],
    };
  }

  /** The second step of a sign-in; the count moves on unless it is told otherwise. */
  sign(asked: Asked, { counts = true } = {}) {
    if (counts) this.counter += 1;
    const authData = this.data(asked, 0);
    const clientData = this.clientData('webauthn.get', asked);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return {
      challenge: asked.challenge,
      credential: base64(this.credentialId),
      client_data: base64(clientData),
      authenticator_data: base64(authData),
      signature: base64(signature),
    };
  }

  private data({ domain }: Asked, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(domain), Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), counter]);
  }

  private clientData(type: string, { challenge, origin }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
