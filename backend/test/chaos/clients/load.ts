import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { BuyerByCard, BuyerByInvoice } from './buyer.js';
import { Customer, type Account } from './customer.js';
import { Driver } from './driver.js';
import { Listener } from './listener.js';
import { OnetimeCustomer } from './onetime-customer.js';
import { Operator } from './operator.js';
import { Payer } from './payer.js';
import { Caller } from './caller.js';
import { DAYS } from './slots.js';
import { BY_CARD, BY_INVOICE, DRIVERS, fillBalance, ONETIME, OPERATORS, signIn } from './people.js';
import type { World } from '../world.js';

/** Days that take few pickups, so that their last places are fought for, and how many. */
const LIMITED = { days: DAYS.slice(0, 4), limit: 25 };

const LISTENERS = 4;

/** The demo has no provider that knows a card of its customers; this one knows all of them. */
const CARDS = "UPDATE users SET ac_user_id = CONCAT('AC', id) WHERE role = 900 AND payment_method_id = 1";

interface Client {
  readonly live: () => Promise<void>;
}

export interface Load {
  readonly clients: number;
  /** Who have a stream open besides, and do nothing else. */
  readonly listeners: readonly Listener[];
  readonly begin: () => void;
  /** Lets everybody end what they are at. */
  readonly end: () => Promise<void>;
}

/** Signs everybody in, while all is well. */
export async function prepareLoad(world: World): Promise<Load> {
  const { service, database, outside, log, random, over } = world;
  const goesOn = () => !over.signal.aborted;
  const caller = (name: string) => new Caller(service, log, random.of(name), goesOn);
  const payer = new Payer(service, outside, log, random.of('payer'));
  const clients: Client[] = [];
  const admin = await signIn(caller('admin'), 'admin');
  await database.execute(CARDS);
  await limitDays(caller('admin'), admin);

  const customers = async (names: readonly string[], make: (caller: Caller, account: Account) => Client) => {
    for (const name of names) {
      const account = await signIn(caller(name), name);
      if (!account.plan.startsWith('tx')) await fillBalance(caller('admin'), admin, account);
      clients.push(make(caller(name), account));
    }
  };
  await customers(BY_CARD, (own, account) => new BuyerByCard(own, account, account.name, payer));
  await customers(BY_INVOICE, (own, account) => new BuyerByInvoice(own, account, account.name));
  await customers(ONETIME, (own, account) => new OnetimeCustomer(own, account, account.name, payer));
  // A second browser of the same customers.
  await customers(BY_CARD.slice(0, 2), (own, account) => new Customer(own, account, `${account.name}-2`));

  const staff = await foldingStaff(caller('admin'), admin);
  for (const name of OPERATORS) {
    const account = await signIn(caller(name), name);
    const own = caller(name);
    clients.push(new Operator(own, account, staff, () => service.now(), ['admin', 'manager'].includes(name)));
  }
  for (const name of DRIVERS) {
    const own = caller(name);
    clients.push(new Driver(own, await signIn(own, name), () => service.now()));
  }
  const listeners = Array.from(
    { length: LISTENERS },
    (_, place) => new Listener(caller(`listener ${place}`), service, admin, over.signal),
  );
  let lives: Promise<void>[] = [];
  return {
    clients: clients.length,
    listeners,
    begin: () => {
      lives = [...[...clients, ...listeners].map((each) => each.live()), outside.beMoody(goesOn)];
    },
    end: async () => {
      over.abort();
      await Promise.all(lives);
      await payer.finish();
    },
  };
}

async function limitDays(caller: Caller, { token }: Account): Promise<void> {
  for (const date of LIMITED.days) {
    const body = { date, limit: LIMITED.limit };
    await caller.send({ client: 'admin', token, method: 'POST', path: '/admin/washRequestLimit', body });
  }
}

async function foldingStaff(caller: Caller, { token }: Account): Promise<number[]> {
  const answer = await caller.send({ client: 'admin', token, method: 'GET', path: '/admin/users/myOfficeStaffs' });
  const staff = answer?.body as { id: number; role: number; role_type: number | null }[];
  return staff
    .filter(({ role, role_type }) => role === ROLE.staff && role_type !== ROLE_TYPE.delivery)
    .map(({ id }) => id);
}
