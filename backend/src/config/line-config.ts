import { isOutside, isWebAddress } from './addresses.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** The channel of an official account on LINE (Messaging API). */
export interface LineConfig {
  /** sandbox: no message leaves the house. */
  readonly mode: 'sandbox' | 'live';
  /** Signs what LINE tells us. */
  readonly channelSecret: string;
  readonly accessToken: string;
  /** The account's own id, with its @. */
  readonly botId: string;
  readonly apiUrl: string;
}

const NAMES = ['LINE_CHANNEL_SECRET', 'LINE_CHANNEL_ACCESS_TOKEN', 'LINE_BOT_ID'] as const;
const API = 'https://api.line.me';

/** Parses LINE's variables, all of which are given or none. None: the sandbox, in production null: LINE is not offered. */
export function lineConfig(env: Environment, production: boolean, problems: string[]): LineConfig | null {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length === NAMES.length) return production ? null : sandbox();
  for (const name of missing) problems.push(`${name} is missing: ${NAMES.join(', ')} belong together`);
  const of = (name: (typeof NAMES)[number]): string => env[name] ?? '';
  const botId = of('LINE_BOT_ID');
  if (botId !== '' && !/^@[\w.-]{1,40}$/.test(botId)) problems.push('LINE_BOT_ID must look like @123abcde');
  const apiUrl = env['LINE_API_URL'] || API;
  if (!isWebAddress(apiUrl)) problems.push('LINE_API_URL must be an address');
  else if (production && (!apiUrl.startsWith('https:') || !isOutside(apiUrl)))
    problems.push('LINE_API_URL must be an https address of the internet in production');
  return {
    mode: 'live',
    channelSecret: of('LINE_CHANNEL_SECRET'),
    accessToken: of('LINE_CHANNEL_ACCESS_TOKEN'),
    botId,
    apiUrl: apiUrl.replace(/(?<!\/)\/+$/, ''),
  };
}

/** Its keys are no secrets: it is never production's. */
const sandbox = (): LineConfig => ({
  mode: 'sandbox',
  channelSecret: 'sandbox',
  accessToken: 'sandbox',
  botId: '@sandbox',
  apiUrl: API,
});
