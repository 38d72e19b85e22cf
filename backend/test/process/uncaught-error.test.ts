import { once } from 'node:events';
import { createMigratedDatabase } from '../harness/servers/migrated-database.js';
import { startServer } from '../harness/servers/server-process.js';

/** Put together when it is thrown: the place in the code that a line names has it not. */
const SECRET = `['can', 'ary'].join('')`;
const THROWN = {
  'an error': `throw Object.assign(new Error(${SECRET}), { sqlMessage: ${SECRET}, parameters: [${SECRET}] });`,
  'a refused promise': `void Promise.reject(new Error(${SECRET}));`,
  'what is no error': `throw ${SECRET};`,
};

test.each(Object.entries(THROWN))(
  '%s that nothing catches ends the server with 1, and with one line that quotes nothing of it',
  async (_, statement) => {
    const base = await createMigratedDatabase();
    const program = encodeURIComponent(`process.once('SIGUSR2', () => { ${statement} });`);
    const { child, log } = await startServer({
      DATABASE_URL: base.url,
      NODE_OPTIONS: `--import=data:text/javascript,${program}`,
    });
    child.kill('SIGUSR2');
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    const lines = log().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 60,
      msg: 'the process ends on an error that nothing caught',
    });
    expect(log()).not.toContain('canary');
    await base.drop();
  },
);
