// The API of `npm run dev`: a child process on a port of its own, replaced when its code has changed. The next one is
// always waiting with its libraries loaded (warm-api.mjs), which halves the time that a change takes.
import { freePort } from '../free-port.mjs';
import { at } from '../repository.mjs';
import { end, ended, say, start } from '../steps.mjs';

const READY = 'Laundry is ready.';

export class Api {
  #environment;
  #serving;
  #next;
  /** Where it listens; `ready` settles once the newest process answers there. */
  url;
  ready;

  /** `address` is the one that people use: links in mails begin with it. */
  static async start(address) {
    const api = new Api();
    const port = await freePort();
    api.url = `http://127.0.0.1:${port}`;
    api.#environment = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: process.env.PUBLIC_URL || address };
    api.#next = api.#warm();
    api.restart();
    return api;
  }

  restart() {
    const [before, child] = [this.#serving, this.#next];
    this.#serving = child;
    this.ready = this.#replace(before, child);
  }

  /** A process that fails to start leaves `ready` open: calls wait until a change mends it. */
  async #replace(before, child) {
    if (before) {
      // Nothing that is under way in development is worth waiting for; the database survives a kill.
      end(before, 'SIGKILL');
      await ended(before);
    }
    this.#next = this.#warm();
    const ready = new Promise((resolve) => {
      child.stdout.on('data', (text) => String(text).includes(READY) && resolve());
    });
    child.once('close', (code) => code && say(`The API ended with ${code}; it starts again with the next change.`));
    child.send('serve');
    return ready;
  }

  #warm() {
    return start(process.execPath, [at('scripts/dev/warm-api.mjs')], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }
}
