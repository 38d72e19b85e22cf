import { startApp } from '../harness/servers/start-app.js';

it.each([
  ['https://support.example.com/', 'https://support.example.com/'],
  ['', null],
])('names the support site %s as %s', async (SUPPORT_URL, support_url) => {
  const app = await startApp({ env: { SUPPORT_URL } });
  const { body } = await app.anonymous.get('/masters').expect(200);
  expect(body.other).toMatchObject({ initial_price: expect.any(Number), support_url });
  await app.close();
});
