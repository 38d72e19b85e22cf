import { isNetworkAddress, isOutside, isPublicAddress, isWebAddress } from './addresses.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A card provider in REMISE's style. */
export interface RemiseConfig {
  readonly style: 'remise';
  readonly shopCode: string;
  readonly hostId: string;
  /** The page to which the customer's browser posts the form. */
  readonly formUrl: string;
  /** Where the server asks, and charges the cards on file. */
  readonly apiUrl: string;
  /** Addresses from which notifications are believed; none: from any (the sandbox). */
  readonly sources: readonly string[];
}

/** A card provider in SB Payment Service's link style: what it reports is signed. */
export interface SbpsConfig {
  readonly style: 'sbps';
  readonly merchantId: string;
  readonly serviceId: string;
  readonly hashKey: string;
  readonly formUrl: string;
  readonly apiUrl: string;
  readonly sources: readonly string[];
}

export interface PayPayConfig {
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly merchantId: string;
}

export interface DeferredInvoiceConfig {
  readonly url: string;
  readonly authCode: string;
}

/** How customers pay. A way that is null is not offered. */
export interface PaymentsConfig {
  readonly mode: 'sandbox' | 'live';
  readonly card: RemiseConfig | SbpsConfig | null;
  readonly paypay: PayPayConfig | null;
  readonly deferredInvoice: DeferredInvoiceConfig | null;
}

/** The variables of one provider, all of which are given or none. */
const REMISE = ['REMISE_SHOPCO', 'REMISE_HOSTID', 'REMISE_FORM_URL', 'REMISE_API_URL', 'CARD_SOURCES'] as const;
const SBPS = ['SBPS_MERCHANT_ID', 'SBPS_SERVICE_ID', 'SBPS_HASH_KEY', 'SBPS_FORM_URL', 'SBPS_API_URL'] as const;
const PAYPAY = ['PAYPAY_URL', 'PAYPAY_API_KEY', 'PAYPAY_API_SECRET', 'PAYPAY_MERCHANT_ID'] as const;
const DEFERRED_INVOICE = ['DEFERRED_INVOICE_URL', 'DEFERRED_INVOICE_AUTH_CODE'] as const;

/** Parses the payment variables; every problem is added to `problems`. */
export function paymentsConfig(
  env: Environment,
  { production, publicUrl }: { production: boolean; publicUrl: string },
  problems: string[],
): PaymentsConfig {
  const mode = env['PAYMENTS'] || (production ? 'live' : 'sandbox');
  if (mode !== 'sandbox' && mode !== 'live') problems.push('PAYMENTS must be sandbox or live');
  if (mode === 'sandbox' && production) problems.push('PAYMENTS=sandbox is refused in production');
  if (mode !== 'live') return sandboxConfig(publicUrl);
  const group = <Name extends string>(names: readonly Name[]) => wholeGroup(env, names, production, problems);
  const paypay = group(PAYPAY);
  const invoice = group(DEFERRED_INVOICE);
  return {
    mode: 'live',
    card: cardConfig(env, group, production, problems),
    paypay: paypay && {
      url: origin(paypay.PAYPAY_URL),
      apiKey: paypay.PAYPAY_API_KEY,
      apiSecret: paypay.PAYPAY_API_SECRET,
      merchantId: paypay.PAYPAY_MERCHANT_ID,
    },
    deferredInvoice: invoice && {
      url: origin(invoice.DEFERRED_INVOICE_URL),
      authCode: invoice.DEFERRED_INVOICE_AUTH_CODE,
    },
  };
}

/** The local provider, which speaks the providers' own protocols; its keys are no secrets. */
function sandboxConfig(publicUrl: string): PaymentsConfig {
  const url = `${publicUrl}/sandbox`;
  return {
    mode: 'sandbox',
    card: {
      style: 'remise',
      shopCode: 'SANDBOX1',
      hostId: '00000000',
      formUrl: `${url}/card`,
      apiUrl: `${url}/card-api`,
      sources: [],
    },
    paypay: { url: `${url}/paypay-api`, apiKey: 'sandbox', apiSecret: 'sandbox', merchantId: 'sandbox' },
    deferredInvoice: { url: `${url}/invoice-api`, authCode: 'sandbox' },
  };
}

type Group = <Name extends string>(names: readonly Name[]) => Readonly<Record<Name, string>> | null;

function cardSources(env: Environment, production: boolean, problems: string[]): readonly string[] {
  const sources = (env['CARD_SOURCES'] ?? '').split(',').flatMap((each) => each.trim() || []);
  for (const source of sources) {
    if (!isNetworkAddress(source)) problems.push(`CARD_SOURCES names ${source}, which is no network address`);
    // What comes from the own network comes from a proxy of ours, whoever sent it.
    else if (production && !isPublicAddress(source))
      problems.push(`CARD_SOURCES names ${source}, where no provider is: a proxy's address would let everybody report`);
  }
  return sources;
}

function cardConfig(
  env: Environment,
  group: Group,
  production: boolean,
  problems: string[],
): RemiseConfig | SbpsConfig | null {
  const remise = group(REMISE);
  const sbps = group(SBPS);
  if (remise !== null && sbps !== null) problems.push('Only one card provider can be configured: REMISE_… or SBPS_…');
  const sources = cardSources(env, production, problems);
  if (remise !== null) {
    // Its notifications carry no signature: from anywhere, whoever knows a form could have the provider asked.
    if (sources.length === 0) problems.push('CARD_SOURCES names nothing');
    const { REMISE_SHOPCO: shopCode, REMISE_HOSTID: hostId } = remise;
    return {
      style: 'remise',
      shopCode,
      hostId,
      formUrl: remise.REMISE_FORM_URL,
      apiUrl: remise.REMISE_API_URL,
      sources,
    };
  }
  if (sbps === null) return null;
  return {
    style: 'sbps',
    merchantId: sbps.SBPS_MERCHANT_ID,
    serviceId: sbps.SBPS_SERVICE_ID,
    hashKey: sbps.SBPS_HASH_KEY,
    formUrl: sbps.SBPS_FORM_URL,
    apiUrl: sbps.SBPS_API_URL,
    sources,
  };
}

/** The values of a group of variables; null when none is given. Half a group is a problem. */
function wholeGroup<Name extends string>(
  env: Environment,
  names: readonly Name[],
  production: boolean,
  problems: string[],
): Readonly<Record<Name, string>> | null {
  const missing = names.filter((name) => !env[name]);
  const own = names.filter((name) => name !== 'CARD_SOURCES');
  if (own.every((name) => missing.includes(name))) return null;
  for (const name of missing) problems.push(`${name} is missing: ${names.join(', ')} belong together`);
  for (const name of names) {
    if (!name.endsWith('_URL') || !env[name]) continue;
    if (!isWebAddress(env[name])) problems.push(`${name} must be an address`);
    else if (production && !env[name].startsWith('https:')) problems.push(`${name} must be https in production`);
    else if (production && !isOutside(env[name])) problems.push(`${name} names an address where no provider is`);
  }
  return missing.length > 0
    ? null
    : (Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>);
}

const origin = (url: string): string => url.replace(/(?<!\/)\/+$/, '');
