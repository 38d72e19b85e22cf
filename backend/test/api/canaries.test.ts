import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { MoreThan } from 'typeorm';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { bodyText } from './inputs/arbitrary-json.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildCanaries, saidBy, VICTIMS, type Planted, type Victim } from './inputs/canaries.js';
import { buildEverybody } from '../harness/rows/everybody.js';
import { freeTextsOf } from '../harness/looks/free-texts.js';
import { goodBodies } from './inputs/good-bodies.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { OPERATIONS, type Operation } from '../harness/calls/operations.js';
import { asJson, send, type Answer } from '../harness/calls/send.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

const of = (table: string, ...names: readonly string[]): string[] => names.map((name) => `${table}.${name}`);

const NAME = of('users', 'name1', 'name2');
/** What is washed how, and the notes on it: no address, company or contact. */
const LAUNDRY = [
  ...[...NAME, ...of('users', 'management_notes', 'source_venue_code', 'care_avoid')],
  ...['wash_requests.bikou', 'operation_histories.bikou'],
];
const ADDRESS = of('users', 'send_addr_zipcode', 'send_addr_detail1', 'send_addr_detail2', 'send_addr_detail3');
const CONTACT = of('users', 'send_addr_name', 'company_name', 'phone_number', 'email', 'email2');
/** All of a request, its door code on its days. */
const REQUEST = [...LAUNDRY, ...ADDRESS, ...CONTACT, 'wash_requests.delivery_box_pw'];
/** Where it was changed, by the history. */
const COST_CENTRE = 'wash_requests.cost_centre';
const HISTORY = of('operation_histories', 'user', 'company');
const PROFILE = [
  ...[...NAME, ...ADDRESS, ...CONTACT, ...of('users', 'kana1', 'kana2', 'bikou1', 'source_venue_code')],
  ...of('users', 'company_name_kana', 'company_hq_phone_number', 'company_ceo_name1', 'company_ceo_name2'),
  ...of('users', 'company_ceo_name_kana1', 'company_ceo_name_kana2', 'referrer_code'),
  ...of('users', 'bill_addr_zipcode', 'bill_addr_detail1', 'bill_addr_detail2', 'bill_addr_detail3'),
];
/** Whom the company has invited. */
const INVITED = of('company_invitations', 'email', 'name');
/** One of a company's people. */
const PERSON = [...NAME, 'users.email'];
/** Why a company was rejected, as it is told. */
const REJECTED = 'users.rejection_reason';
const LEADERS = [...REQUEST, COST_CENTRE, ...HISTORY, ...PROFILE, REJECTED, ...INVITED, 'mails.recipient'];
const MANAGERS = [
  ...LEADERS,
  'manual_payments.bikou',
  'provider_orders.ref',
  'mails.body',
  ...of('claims', 'text', 'answer'),
];
/** Of oneself: not what the house notes, nor the door of a provider. */
const OWN_ACCOUNT = [...PROFILE, 'users.ac_user_id', REJECTED];
const OWN = [
  ...[...OWN_ACCOUNT, 'mails.recipient', ...of('wash_requests', 'bikou', 'cost_centre')],
  ...of('wash_requests', 'delivery_box_pw', 'visit_secret'),
  ...of('week_requests', 'bikou', 'delivery_box_pw'),
  ...['payment_documents.addressee', 'calendar_feeds.secret', 'users.care_avoid', 'claims.text', 'claims.answer'],
  'line_links.line_user_id',
];
/** Of the company's account, what a booking for it needs and brings. */
const BOOKED_FOR = [
  ...[...ADDRESS, ...of('users', 'send_addr_name', 'company_name', 'source_venue_code', 'care_avoid')],
  ...of('wash_requests', 'bikou', 'cost_centre', 'delivery_box_pw'),
  ...[...of('week_requests', 'bikou', 'delivery_box_pw'), ...of('claims', 'text', 'answer')],
];

/** What a caller is told of themselves, of customers and of who works here (handbook/permissions.md), and nothing else. */
interface Sight {
  readonly own?: readonly string[];
  readonly customers?: readonly string[];
  readonly clerks?: readonly string[];
  /** Of the company, whoever books for it. */
  readonly company?: readonly string[];
  /** Of whoever books for the company. */
  readonly people?: readonly string[];
  /** Of whoever books for another company. */
  readonly others?: readonly string[];
}
/** Those who may see least come first, so that what the others do to the rows is no matter to them. */
const SIGHT = {
  visitor: {},
  withdrawn: {},
  stopped: {},
  customer: {},
  wash: { customers: LAUNDRY, clerks: NAME, people: NAME },
  delivery: { customers: [...REQUEST, ...HISTORY, COST_CENTRE], people: NAME },
  /** Nothing is assigned to them. */
  otherDelivery: {},
  lowest: { customers: [...REQUEST, COST_CENTRE], clerks: NAME, people: NAME },
  otherClerk: { own: PERSON },
  companyClerk: { own: [...PERSON, 'visit_links.visit_secret'], company: BOOKED_FOR },
  company: { own: [...OWN, ...INVITED], people: PERSON },
  monthly: { own: OWN },
  onetime: { own: OWN },
  clerk: {
    own: [...OWN_ACCOUNT.filter((column) => column !== 'users.referrer_code'), 'passkeys.name'],
    customers: [...REQUEST, COST_CENTRE],
    people: NAME,
  },
  leader: { customers: LEADERS, clerks: NAME, people: PERSON },
  manager: { customers: MANAGERS, clerks: PERSON, people: PERSON },
  admin: { customers: MANAGERS, clerks: PERSON, people: PERSON },
} as const satisfies Readonly<Record<string, Sight>>;
type Caller = keyof typeof SIGHT;
const CALLERS = Object.keys(SIGHT) as Caller[];

/** Secrets of who works here, of which nobody is told anything (api/fuzz.test.ts). */
const SECRETS = ['recovery_codes', 'second_factors'];

/** Thousands of calls: of a busy machine much longer than they take. */
const GIVE_UP_MILLIS = 600_000;

/** Everybody reads, then everybody writes; what takes rows away comes last of all. */
const isLast = ({ method, name }: Operation): boolean => method === 'DELETE' || name.endsWith('/retry');
const TURNS = [
  OPERATIONS.filter(({ method }) => method === 'GET'),
  OPERATIONS.filter((each) => each.method !== 'GET' && !isLast(each)),
  OPERATIONS.filter(isLast),
];

let app: RunningApp;
let planted: Planted;
let people: Readonly<Record<Exclude<Caller, 'visitor'>, User>>;
let spare: User;

beforeAll(async () => {
  app = await startApp({
    breaks: {
      'orders to stop and to resume a card take turns': 'a mark stands where the number of a card does',
      'an address belongs to one account that is not deleted':
        'the mark of an address stands at a deleted account, too',
      'nobody is signed in to an account that has ended': 'a caller of each status is signed in for every call',
    },
  });
  await buildArea(app);
  planted = await buildCanaries(app);
  const { A, M, L, W, D, '0': lowest, C } = await buildEverybody(app);
  people = {
    ...planted.people,
    admin: A,
    manager: M,
    leader: L,
    wash: W,
    otherDelivery: D,
    lowest,
    customer: C,
    delivery: planted.driver,
    stopped: await buildCustomer(app, { status: USER_STATUS.suspended, stop_start_dt: '2026-11-01 09:00:00' }),
    withdrawn: await buildCustomer(app, { status: USER_STATUS.withdrawn, withdrawal_dt: '2026-11-20 09:00:00' }),
  };
  spare = await buildStaff(app);
});
afterAll(() => app.close());

test('every column with texts of people is planted', async () => {
  const tables = freeTextsOf(app).map(({ table }) => table);
  expect([...(await planted.plant()), ...SECRETS].sort()).toEqual(tables.sort());
});

test(
  'of another person nobody is told more than is theirs to know: by no answer, file, mail or log line',
  async () => {
    const seen = new Map(CALLERS.map((caller) => [caller, new Set<string>()]));
    const lines = await logLinesOf(app, async () => {
      for (const operations of TURNS) {
        for (const caller of CALLERS) {
          await planted.plant();
          const mailed = await lastMail();
          for (const operation of operations) {
            for (const each of await toldTo(caller, operation)) seen.get(caller)?.add(each);
          }
          await expectOwnMails(mailed);
        }
      }
    });
    expect(Object.fromEntries([...seen].map(([caller, told]) => [caller, [...told].sort()]))).toEqual(
      Object.fromEntries(CALLERS.map((caller) => [caller, expectedOf(caller)])),
    );
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines.filter((line) => planted.canariesIn(line).length > 0)).toEqual([]);
  },
  GIVE_UP_MILLIS,
);

type Kind = keyof Sight;
const KIND_NAMES = ['own', 'customers', 'clerks', 'company', 'people', 'others'] as const satisfies readonly Kind[];
function expectedOf(caller: Caller): string[] {
  const sight: Sight = SIGHT[caller];
  const told = (kind: Kind) => (sight[kind] ?? []).map((column) => `${kind}: ${column}`);
  return [...new Set(KIND_NAMES.flatMap(told))].sort();
}

const KINDS: Readonly<Partial<Record<Victim, Kind>>> = {
  clerk: 'clerks',
  companyClerk: 'people',
  otherClerk: 'others',
};
function kindOf(caller: Caller, victim: Victim): Kind {
  if (caller === victim) return 'own';
  return caller === 'companyClerk' && victim === 'company' ? 'company' : (KINDS[victim] ?? 'customers');
}

async function toldTo(caller: Caller, operation: Operation): Promise<string[]> {
  const told: string[] = [];
  for (const answer of await answersTo(caller, operation)) {
    expect([operation.name, answer.status < 500]).toEqual([operation.name, true]);
    const canaries = planted.canariesIn(await saidBy(answer));
    told.push(...canaries.map(({ victim, column }) => `${kindOf(caller, victim)}: ${column}`));
  }
  return told;
}

const lastMail = async () => (await app.database.manager.find(Mail, { order: { id: 'DESC' }, take: 1 }))[0]?.id ?? 0;

/** A mail says nothing of anybody but its recipient; what somebody asks the company says who asks. */
async function expectOwnMails(after: number): Promise<void> {
  for (const mail of await app.database.manager.findBy(Mail, { id: MoreThan(after) })) {
    const inside = planted.canariesIn(`${mail.subject}\n${clearText(mail.body)}`);
    if (mail.template === 'contact') continue;
    const owner = VICTIMS.find((victim) => people[victim].id === mail.user_id);
    expect(inside.filter(({ victim }) => victim !== owner)).toEqual([]);
    if (inside.length > 0)
      expect(planted.canariesIn(clearText(mail.recipient))).toEqual([{ victim: owner, column: 'users.email' }]);
  }
}

const tokens = new Map<Caller, string>();
/** Of a session of its own for a call that writes: some end the caller's sessions. */
async function tokenOf(caller: Caller, { method }: Operation): Promise<string | null> {
  if (caller === 'visitor') return null;
  const token = (method === 'GET' ? tokens.get(caller) : undefined) ?? (await app.tokenOf(people[caller]));
  tokens.set(caller, token);
  return token;
}

/** Sends a call with every row, search, format and body that it takes, as one caller. */
async function answersTo(caller: Caller, operation: Operation): Promise<readonly Answer[]> {
  const token = await tokenOf(caller, operation);
  const answers: Answer[] = [];
  for (const path of pathsOf(operation)) {
    for (const query of queriesOf(operation)) {
      for (const body of await bodiesOf(operation)) {
        const sent = { method: operation.method, path: path + query, headers: asJson(token), body };
        const answer = await send(app.url, sent);
        answers.push(answer);
        if (isClosed(answer)) return answers;
      }
    }
  }
  return answers;
}

/** A route that is closed to a caller is closed whatever it is asked for (access-matrix.test.ts). */
const isClosed = ({ status, text }: Answer): boolean =>
  status === 401 || (status === 403 && JSON.parse(text).reason === 'forbidden');

function pathsOf({ method, path, pathParameters }: Operation): readonly string[] {
  const [parameter] = pathParameters;
  if (parameter === undefined) return [path];
  const texts: Readonly<Record<string, readonly string[]>> = {
    no: planted.paymentNumbers,
    name: ['terms', 'clean-up'],
  };
  const written = path.startsWith('/users/me/') ? [people.monthly.id, people.company.id] : [people.monthly.id];
  const ids = method === 'GET' ? planted.ids : written;
  const values = parameter.schema.type === 'string' ? (texts[parameter.name] ?? ['none']) : ids.map(String);
  return values.map((value) => path.replace(/\{\w+\}/, value));
}

/** What calls need. */
const NEEDED: Readonly<Record<string, string>> = {
  from: '2026-11-20',
  to: '2026-12-10',
  date: '2026-11-25',
  month: '2026-11',
  zipcode: '1500001',
  zc: '1500001',
  q: 'nobody',
};

/** What they are asked for besides, one at a time. */
function valuesOf(name: string): readonly string[] {
  const id = String(people.monthly.id);
  const values: Readonly<Record<string, readonly string[]>> = {
    user_id: [id],
    wreq_id: [id],
    id: [id],
    operation_user_id: [id],
    staff_id: [String(planted.driver.id)],
    q: [planted.monthlyBegins, id],
    name: ['~'],
    company: ['~'],
    format: ['csv', 'xlsx'],
    encoding: ['utf8'],
    state: ['current', 'history'],
    detail: ['1'],
    provisional: ['1'],
    filter: [JSON.stringify({ user_id: Number(id) })],
  };
  return values[name] ?? [];
}

function queriesOf({ queryParameters }: Operation): readonly string[] {
  const names = queryParameters.map(({ name }) => name);
  const needed = Object.fromEntries(Object.entries(NEEDED).filter(([name]) => names.includes(name)));
  const queries = names.flatMap((name) => valuesOf(name).map((value) => ({ ...needed, [name]: value })));
  return [needed, ...queries].map((each) => `?${new URLSearchParams(each).toString()}`);
}

/** Whoever has a password, or the link of an invitation, is told whose it is. */
const WITH_SECRET = /^POST \/(login|companyInvitations\/\w+)$/;

/** A good one, and one of the description. */
async function bodiesOf(operation: Operation): Promise<readonly (string | undefined)[]> {
  if (operation.method === 'GET') return [undefined];
  const customer = await app.database.manager.findOneByOrFail(User, { id: people.monthly.id });
  const bodies = goodBodies({ customer, driver: planted.driver, washer: people.wash, spare });
  const good = WITH_SECRET.test(operation.name) ? undefined : bodies[operation.name];
  const usual = fc.sample(bodyText(operation, 'usual'), { seed: 1, numRuns: 1 });
  return good === undefined ? usual : [JSON.stringify(good), ...usual];
}
