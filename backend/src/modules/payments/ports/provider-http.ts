import { timeLeft } from '../../../common/http/deadline.js';
import { ProviderSilent } from './provider-report.js';

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface ProviderResponse {
  readonly status: number;
  readonly body: Buffer;
}

/** How bytes go to a provider and come back. */
export abstract class ProviderHttp {
  /** Throws {@link ProviderSilent} when no whole answer came in time. */
  abstract send(request: ProviderRequest): Promise<ProviderResponse>;
}

/** ms of a call's own time that are left for storing what a provider has said, or that it said nothing, and for the answer. */
const RESERVE = 2_000;

/** Over the network. No redirect is followed, and a customer's call is answered before its deadline: the answer is unknown then. */
export class NetworkHttp extends ProviderHttp {
  /** `timeout`: ms that an answer is waited for. */
  constructor(private readonly timeout: number) {
    super();
  }

  async send({ method, url, headers, body }: ProviderRequest): Promise<ProviderResponse> {
    // Whole milliseconds: a timer takes no others.
    const patience = Math.floor(Math.min(this.timeout, timeLeft() - RESERVE));
    if (patience <= 0) throw new ProviderSilent('no time left to ask');
    const signal = AbortSignal.timeout(patience);
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body: new Uint8Array(body) }),
        redirect: 'manual',
        signal,
      });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      throw new ProviderSilent('no answer', { cause: error });
    }
  }
}
