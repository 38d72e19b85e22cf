import type { FastifyInstance } from 'fastify';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A page of a sandbox, for people: no script, so that it works under the strictest policy. */
export const sandboxDocument = (title: string, body: string): string => `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/sandbox/style.css">
  </head>
  <body>
    <main>
    <h1>${title}</h1>
    ${body}
    </main>
  </body>
</html>
`;

const SANDBOX_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; }
body { margin: 0; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.4rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
button { min-height: 3rem; padding: .5rem 1rem; font: inherit; border: 1px solid; border-radius: .5rem; cursor: pointer; }
button:first-child { font-weight: 700; }
input { min-height: 3rem; padding: .5rem 1rem; font: inherit; border: 1px solid; border-radius: .5rem; }
label { display: grid; gap: .25rem; }
.talk { display: grid; gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.talk > li { max-width: 85%; padding: .75rem 1rem; border: 1px solid; border-radius: 1rem; white-space: pre-line; overflow-wrap: anywhere; }
.talk > .person { justify-self: end; border-style: dashed; }
.talk p { margin: 0 0 .5rem; font-weight: 700; }
.talk ul { display: grid; gap: .25rem; margin: .5rem 0 0; padding: 0; list-style: none; }
.talk a { display: block; padding: .75rem; text-align: center; border: 1px solid; border-radius: .5rem; }
button:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** What the pages of all sandboxes look like. */
export function serveSandboxStyle(fastify: FastifyInstance): void {
  fastify.get('/sandbox/style.css', (_request, reply) => reply.type('text/css').send(SANDBOX_STYLE));
}
