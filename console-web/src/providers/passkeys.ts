import type { components } from '@laundry/backend/api';

type NewPasskey = components['schemas']['NewPasskeyDto'];
type Asked = components['schemas']['NewPasskeyView'];
type Signed = Omit<components['schemas']['PasskeyLoginDto'], 'challenge'>;

/** What a refused sign-in says of the account's passkeys. */
export interface PasskeyOffer {
  readonly domain: string;
  readonly passkeys: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

/** ES256, EdDSA and RS256: what authenticators make. */
const ALGORITHMS = [-7, -8, -257];
const TYPE = 'public-key' as const;
const TIMEOUT_MILLIS = 120_000;

/** Loaded when it is pressed: few sign-ins need it. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser makes and uses passkeys of a domain on the page that it shows. */
export function canUsePasskeysOf(domain: string | null): domain is string {
  const { hostname } = window.location;
  const isOfDomain = domain !== null && (hostname === domain || hostname.endsWith(`.${domain}`));
  return isOfDomain && 'PublicKeyCredential' in window;
}

/** Asks the browser for a new passkey. Throws when its owner declines. */
export async function makePasskey(asked: Asked): Promise<Omit<NewPasskey, 'name'>> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: asked.challenge,
      rp: { id: asked.domain, name: asked.site_name },
      user: { id: asked.user_id, name: asked.user_name, displayName: asked.display_name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: TYPE })),
      excludeCredentials: asked.known.map((known) => ({ id: known, type: TYPE })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
      timeout: TIMEOUT_MILLIS,
    },
  });
  return {
    credential: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/** Has a challenge signed by one of the offered passkeys. Throws when its owner declines. */
export async function signByPasskey(challenge: string, { domain, passkeys }: PasskeyOffer): Promise<Signed> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: domain,
      allowCredentials: passkeys.map((passkey) => ({
        id: passkey.id,
        type: TYPE,
        transports: [...passkey.transports] as AuthenticatorTransport[],
      })),
      userVerification: 'preferred',
      timeout: TIMEOUT_MILLIS,
    },
  });
  return {
    credential: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}
