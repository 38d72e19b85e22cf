import { wholeNumber } from './environment-values.js';
import { isWeakSecret } from './secret-strength.js';

/** Who may read the metrics, and where; neither set: nobody. */
export interface MetricsConfig {
  /** A port of their own, on HOST. */
  readonly port: number | null;
  /** What a reader has to show; without a port of their own they are at `/metrics` of the service. */
  readonly token: string | null;
}

const TOKEN_BYTES = 32;

export function metricsConfig(
  env: Readonly<Record<string, string | undefined>>,
  production: boolean,
  problems: string[],
): MetricsConfig {
  const port = env['METRICS_PORT'] ? wholeNumber(env['METRICS_PORT'], 0, 1, 65_535, 'METRICS_PORT', problems) : null;
  const token = env['METRICS_TOKEN'] || null;
  if (token !== null && Buffer.byteLength(token) < TOKEN_BYTES)
    problems.push(`METRICS_TOKEN needs ${TOKEN_BYTES} bytes or more`);
  else if (token !== null && production && isWeakSecret(token))
    problems.push('METRICS_TOKEN can be guessed: make one by `openssl rand -base64 48`');
  return { port, token };
}
