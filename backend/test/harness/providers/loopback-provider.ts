import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a call is treated: answered; handled, but the answer is lost; lost before it is handled. */
export type Line = 'good' | 'answer lost' | 'call lost';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer;
}

/** A payment provider over real HTTP, which knows nothing of the server's code: its books are what a bank would say. */
export abstract class LoopbackProvider {
  /** Calls as they came. */
  readonly calls: Call[] = [];
  /** By what a call is about, as the provider names it. */
  line: Partial<Record<string, Line>> = {};
  /** The answer to a call, which is handled by then, leaves once this promise is kept. */
  hold: (call: Call) => Promise<void> | undefined = () => undefined;
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The variables by which the server knows it. */
  abstract get env(): Record<string, string>;
  /** What a call is about. */
  protected abstract nameOf(call: Call): string;
  protected abstract handle(call: Call): Answer;

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body: Buffer.concat(chunks) };
    this.calls.push(call);
    const line = this.line[this.nameOf(call)] ?? 'good';
    if (line === 'call lost') return void request.socket.destroy();
    const { status = 200, type, body } = this.handle(call);
    if (line === 'answer lost') return void request.socket.destroy();
    await this.hold(call);
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  }
}
