import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

const CSP_MARK = 'Content Security Policy:';
const REFUSED_LOAD = /^Failed to load resource: .*status of (\d{3})/;
const NO_LINE = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/;

/** What the browser asks for by itself beside a document that names no icon, as the empty page is. */
const OWN_WISH = /\/favicon\.ico$/;

/** A status that a test provokes, or that its browser has no line for a while. */
export type Refusal = number | 'offline';

/** What no screen may cause: errors in the console, uncaught ones, and violations of the Content-Security-Policy. */
export class Problems {
  readonly found: string[] = [];

  /** `refusals`: what the test provokes; the browser itself reports each such answer as an error. */
  constructor(private readonly refusals: readonly Refusal[]) {}

  /** Answers how to end it. */
  follow(context: BrowserContext): () => void {
    const uncaught = (error: WebError) => this.found.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    const logged = (message: ConsoleMessage) => {
      const text = message.text();
      const refused = REFUSED_LOAD.exec(text)?.[1];
      const isExpected = this.refusals.includes(NO_LINE.test(text) ? 'offline' : Number(refused));
      const { url } = message.location();
      if (message.type() === 'error' && !isExpected && !OWN_WISH.test(url)) this.found.push(`${text} (${url})`);
    };
    context.on('weberror', uncaught);
    context.on('console', logged);
    return () => {
      context.off('weberror', uncaught);
      context.off('console', logged);
    };
  }
}

/** Makes violations of the Content-Security-Policy uncaught errors of the page. */
export const reportViolations = (context: BrowserContext) =>
  context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`${mark} ${violatedDirective} refused ${blockedURI}`)),
    );
  }, CSP_MARK);
