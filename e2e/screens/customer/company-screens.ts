import { deliveredTo } from '../../support/outbox.js';
import { newEmail } from '../../support/server.js';
import { type Kit, type Screens, type Words, fill, open, openAsNew, press, shown } from './kit.js';

const INVITE: Words = { ja: '招待メールを送る', en: 'Send invitation' };
const INVITED: Words = { ja: '招待中', en: 'Invited' };
const JOIN: Words = { ja: '登録してログインする', en: 'Sign up and log in' };
const COST_CENTRE: Words = { ja: '部門', en: 'Cost centre' };
const CHANGE_COST_CENTRE: Words = { ja: '部門を変更する', en: 'Change the cost centre' };

async function newInvitation({ server }: Kit): Promise<string> {
  const email = newEmail();
  await server.invite(await server.newCustomer(), email);
  const [path] = (await deliveredTo(server, email)).flatMap(({ body }) => /\/join\/[\w-]+/.exec(body) ?? []);
  if (path === undefined) throw new Error(`no mail to ${email} has the link of an invitation`);
  return path;
}

export const COMPANY_SCREENS: Screens = {
  'people of the company': async (kit) => void (await openAsNew(kit, '/profile/people')),
  'people of the company, nothing filled in': async (kit) => {
    await openAsNew(kit, '/profile/people');
    await press(kit, INVITE);
    await shown(kit);
  },
  'people of the company, one invited': async (kit) => {
    await openAsNew(kit, '/profile/people');
    await fill(kit, 'email', newEmail());
    await press(kit, INVITE);
    await shown(kit, kit.page.getByText(INVITED[kit.lang], { exact: true }));
  },
  'join a company': async (kit) => open(kit, await newInvitation(kit)),
  'join a company, nothing filled in': async (kit) => {
    await open(kit, await newInvitation(kit));
    await press(kit, JOIN);
    await shown(kit);
  },
  'join a company, link not valid': (kit) => open(kit, '/join/unknown'),
  'request, a cost centre named': async (kit) => {
    await openAsNew(kit, '/wash-request');
    await press(kit, COST_CENTRE);
    await fill(kit, 'cost_centre', '営業部');
  },
  'usage history, another cost centre': async (kit) => {
    const customer = await kit.server.newCustomer();
    const { id } = await kit.server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00');
    await kit.server.advance(id, 'delivered');
    await open(kit, `/wash-history?request=${id}`, customer.email);
    await press(kit, CHANGE_COST_CENTRE);
    await shown(kit, kit.page.locator('[name="cost_centre"]'));
  },
};
