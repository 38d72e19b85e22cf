import type { PasskeySite } from '../../config/passkey-site.js';
import type { Passkey } from './passkey.entity.js';

/** What a browser made; everything in Base64url, as it comes. */
export interface MadePasskey {
  readonly credential: string;
  readonly client_data: string;
  readonly attestation: string;
}
/** What a browser had signed. */
export interface SignedChallenge {
  readonly credential: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
}

type KnownPasskey = Pick<Passkey, 'credential_id' | 'public_key' | 'counter'>;
type IsExpected = (challenge: string) => Promise<boolean>;

/** Read when the first passkey comes: a fifth of a second that every start would take. */
const library = () => import('@simplewebauthn/server');

const TYPE = { type: 'public-key', clientExtensionResults: {} } as const;

/** What is stored of a new passkey; null: it is none of this site, or of another challenge. Who made the authenticator is not asked. */
export async function verifiedPasskey(
  { credential: id, client_data, attestation }: MadePasskey,
  site: PasskeySite,
  isExpected: IsExpected,
): Promise<KnownPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const response = { clientDataJSON: client_data, attestationObject: attestation };
  let expected = Promise.resolve(false);
  const checked = await orNull(
    verifyRegistrationResponse({
      response: { ...TYPE, id, rawId: id, response },
      expectedChallenge: (challenge) => (expected = isExpected(challenge)),
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
    }),
  );
  // Whoever could not be asked has not said no.
  await expected;
  if (checked?.verified !== true) return null;
  const { credential } = checked.registrationInfo;
  if (credential.id !== id) return null;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: String(credential.counter),
  };
}

/** The passkey's next count; null: it has not signed this challenge, or counts backwards: there may be a copy of it. */
export async function verifiedCount(
  { credential: id, client_data, authenticator_data, signature }: SignedChallenge,
  { site, challenge, passkey }: { site: PasskeySite; challenge: string; passkey: KnownPasskey },
): Promise<string | null> {
  const { verifyAuthenticationResponse } = await library();
  const response = { clientDataJSON: client_data, authenticatorData: authenticator_data, signature };
  const checked = await orNull(
    verifyAuthenticationResponse({
      response: { ...TYPE, id, rawId: id, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
    }),
  );
  return checked?.verified === true ? String(checked.authenticationInfo.newCounter) : null;
}

/** The library throws for whatever is not as it should be; what was sent is then no passkey, whatever it is. */
const orNull = <T>(checked: Promise<T>): Promise<T | null> => checked.catch(() => null);
