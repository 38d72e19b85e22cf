import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** A request as it goes over the wire: nothing is added, encoded or followed. */
export interface Sent {
  readonly method: string;
  /** Path and query, percent-encoded as they are to be sent. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The same as UTF-8. */
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends one request to the server at `url`. */
export function send(url: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  // Left to itself, Node sends a DELETE's body without its length.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The headers of a JSON body by whoever has the token. */
export const asJson = (token: string | null): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  ...(token !== null && { authorization: `Bearer ${token}` }),
});
