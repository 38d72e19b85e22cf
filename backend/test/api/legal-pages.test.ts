import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
const legal = (): string => join(app.dataDir, 'legal');

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(() => mkdirSync(legal(), { recursive: true }));
afterEach(() => rmSync(legal(), { recursive: true }));

const page = async (name: string, lang = 'ja') =>
  (await app.anonymous.get(`/legal/${name}`).set('accept-language', lang).expect(200)).body as Record<string, unknown>;

describe('a legal page', () => {
  it.each(['tokushoho', 'privacy', 'terms'])(
    '%s says of itself that it is a draft until there is another',
    async (name) => {
      expect(await page(name)).toMatchObject({
        name,
        is_draft: true,
        text: expect.stringMatching(/^これは下書きです/),
      });
      expect(await page(name, 'en')).toMatchObject({ is_draft: true, text: expect.stringMatching(/^This is a draft/) });
    },
  );

  it('is the text of the operator’s file, at once', async () => {
    writeFileSync(join(legal(), 'terms.txt'), '\uFEFF# 第1条\r\n本規約は…\r\n');
    expect(await page('terms')).toEqual({ name: 'terms', text: '# 第1条\n本規約は…', is_draft: false });
    expect(await page('privacy')).toMatchObject({ is_draft: true });
  });

  it('is the operator’s own language rather than a draft in English', async () => {
    writeFileSync(join(legal(), 'privacy.txt'), '個人情報保護方針');
    expect(await page('privacy', 'en')).toMatchObject({ text: '個人情報保護方針', is_draft: false });
    writeFileSync(join(legal(), 'privacy.en.txt'), 'Privacy policy');
    expect(await page('privacy', 'en')).toMatchObject({ text: 'Privacy policy', is_draft: false });
  });

  it.each(['imprint', '..%2Fjwt-secret', 'terms.txt', 'TERMS'])('%s is none', async (name) => {
    await app.anonymous.get(`/legal/${name}`).expect(404);
  });
});
