import JSZip from 'jszip';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { PICKUP_METHOD } from '@laundry/shared/constants/pickup-methods';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { TAX_RATE } from '@laundry/shared/rules/payments/consumption-tax';
import { addMinutes } from '@laundry/shared/time/jst';
import { hashToken } from '../../../src/common/crypto/secret-token.js';
import { CompanyInvitation } from '../../../src/modules/company-people/company-invitation.entity.js';
import { selfActor } from '../../../src/modules/history/audit-entry.js';
import { History } from '../../../src/modules/history/history.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Claim } from '../../../src/modules/claims/claim.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { ManualPayments } from '../../../src/modules/payments/manual/manual-payments.js';
import type { DocumentContent } from '../../../src/modules/own-payments/documents/document-content.js';
import { PaymentDocument } from '../../../src/modules/own-payments/documents/payment-document.entity.js';
import { Notification } from '../../../src/modules/mail/notifications/notification.entity.js';
import { PushDevice } from '../../../src/modules/notifications/push/push-device.entity.js';
import { LineLink } from '../../../src/modules/notifications/line/line-link.entity.js';
import { Payment } from '../../../src/modules/payments/core/payment.entity.js';
import { Passkey } from '../../../src/modules/sessions/passkey.entity.js';
import { ProviderOrder } from '../../../src/modules/payments/orders/provider-order.entity.js';
import { NO_PERSON } from '../../../src/modules/users/accounts/blank-account.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { CalendarFeed } from '../../../src/modules/wash-requests/calendar-feed/calendar-feed.entity.js';
import { buildCompany, buildCompanyClerk, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { VisitLink } from '../../../src/modules/visit-links/visit-link.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { INVITATION_TOKEN } from './good-bodies.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { buildSchedule } from '../../harness/rows/build-schedule.js';
import { freeTextsOf } from '../../harness/looks/free-texts.js';
import type { Answer } from '../../harness/calls/send.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

/** Whose data is planted: customers of each kind, who works here, and who books for the company and for another. */
export const VICTIMS = ['company', 'monthly', 'onetime', 'clerk', 'companyClerk', 'otherClerk'] as const;
export type Victim = (typeof VICTIMS)[number];
/** Customers, whose rows have one id in every table: the place in this list. */
const CUSTOMERS = ['company', 'monthly', 'onetime'] as const satisfies readonly Victim[];

/** A text that is nowhere but in one column of one person's rows. Neither Base64, hex nor a number has a tilde. */
export interface Canary {
  readonly victim: Victim;
  readonly column: string;
}
const CANARY = /~[a-f][0-9a-z]{2}~/g;

export interface Planted {
  readonly people: Readonly<Record<Victim, User>>;
  /** The ids that the customers and all their rows have, and those of companies' people. */
  readonly ids: readonly number[];
  /** To whom their requests are assigned. */
  readonly driver: User;
  /** With what the canaries of the monthly customer begin. */
  readonly monthlyBegins: string;
  readonly paymentNumbers: readonly string[];
  /** Writes the canaries (again) into every column; answers the tables of those. */
  readonly plant: () => Promise<ReadonlySet<string>>;
  /** Those that a text holds. */
  readonly canariesIn: (text: string) => Canary[];
}

/** Customers of each kind with a row of every kind, and a clerk; before anything else is built. */
export async function buildCanaries(app: RunningApp): Promise<Planted> {
  const customersByKind = {
    company: await buildCustomer(app, { is_company: true, payment_method_id: PAYMENT_METHOD.invoice }),
    monthly: await buildCustomer(app),
    onetime: await buildCustomer(app, { plan_id: 'tx_1', payment_method_id: PAYMENT_METHOD.onetime }),
  };
  const staff = await buildStaff(app, { role_type: ROLE_TYPE.lowest });
  const customers = CUSTOMERS.map((victim) => customersByKind[victim]);
  const driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  for (const user of customers) await buildRowsOf(app, user, driver.id);
  await buildPasskeyOf(app, staff);
  const people = {
    ...customersByKind,
    clerk: staff,
    companyClerk: await buildClerkOf(app, customersByKind.company),
    otherClerk: await buildCompanyClerk(app, await buildCompany(app)),
  };
  const columns = columnsOf(app);
  const marks = new Map<string, Canary>();
  const plant = async () => {
    const tables = new Set<string>();
    for (const [place, victim] of VICTIMS.entries()) {
      for (const [from, { table, target, owner, names }] of columns.entries()) {
        const values = Object.fromEntries(
          names.map((name, index) => {
            const mark = markOf(
              place,
              columns.slice(0, from).reduce((sum, each) => sum + each.names.length, index),
            );
            marks.set(mark, { victim, column: `${table}.${name}` });
            return [name, name === 'email' || name === 'email2' ? `${mark}@example.com` : mark];
          }),
        );
        const keys = table === 'users' ? { email_key: values['email'] } : {};
        const { affected } = await app.database.manager.update(
          target,
          { [owner]: people[victim].id },
          { ...values, ...keys },
        );
        if (affected !== 0) tables.add(table);
        // What was changed is no column of its own: the past of a text is told to no more people than the text.
        const { cost_centre } = values;
        if (cost_centre === undefined) continue;
        const changes = JSON.stringify({ cost_centre: [cost_centre, null] });
        const booked = { user_id: people[victim].id, operation_type: OPERATION.requestCreated };
        await app.database.manager.update(OperationHistory, booked, { changes });
      }
    }
    return tables;
  };
  return {
    people,
    driver,
    monthlyBegins: markOf(VICTIMS.indexOf('monthly'), 0).slice(0, 2),
    ids: [...customers, people.companyClerk, people.otherClerk].map(({ id }) => id),
    paymentNumbers: customers.map(({ id }) => paymentNumber(id)),
    plant,
    canariesIn: (text) => [...new Set(text.match(CANARY))].flatMap((mark) => marks.get(mark) ?? []),
  };
}

/** Every column that says something of a person: also the short ones of an account. */
const columnsOf = (app: RunningApp) =>
  freeTextsOf(app).map((each) =>
    each.table === 'users' ? { ...each, names: [...new Set([...each.names, ...Object.keys(NO_PERSON)])] } : each,
  );

/** As many letters as the shortest column takes, a postcode less two. */
const markOf = (place: number, column: number): string =>
  `~${'abcdef'.charAt(place)}${column.toString(36).padStart(2, '0')}~`;

const paymentNumber = (id: number): string => String(id).padStart(32, 'c');

/** One row of every table that knows customers; the first of each table, so that their ids are the customer's. */
async function buildRowsOf(app: RunningApp, user: User, staff_id: number): Promise<void> {
  const { database } = app;
  const pickup_delivery_type = PICKUP_METHOD.deliveryBox;
  const request = await buildRequest(app, user, { staff_id, pickup_delivery_type });
  await buildSchedule(app, user);
  await database.inTransaction(() =>
    app.app.get(History, { strict: false }).record({
      type: OPERATION.requestCreated,
      actor: { ...selfActor(user), name: user.name1 },
      user,
      request,
    }),
  );
  await database.inTransaction(() =>
    app.app
      .get(ManualPayments, { strict: false })
      .add({ userId: user.id, price: 900, month: '2026-10', pageId: 6, paymentMethodId: PAYMENT_METHOD.invoice }),
  );
  await database.manager.insert(Payment, {
    no: paymentNumber(user.id),
    user_id: user.id,
    page_id: 7,
    channel: 'card',
    is_recurring: false,
    keeps_card: false,
    amount: 1_820,
    state: 'declined',
    purpose: '{"count":1}',
    secret_hash: '',
    return_path: '',
    refund_needed: false,
    created_at: NOW,
    updated_at: NOW,
    released_at: NOW,
  });
  await database.manager.insert(ProviderOrder, {
    user_id: user.id,
    kind: 'stop_card',
    ref: `card-${user.id}`,
    state: 'failed',
    tries: 50,
    next_try_at: NOW,
    last_answer: '',
    created_at: NOW,
  });
  await database.manager.insert(PaymentDocument, {
    user_id: user.id,
    subject: 'p1',
    issue: 1,
    issued_at: NOW,
    addressee: '',
    content: JSON.stringify(RECEIPT),
  });
  await database.manager.insert(CalendarFeed, {
    user_id: user.id,
    secret: 'x',
    secret_hash: String(user.id),
    created_at: NOW,
  });
  const line_link_id = await database.insert(LineLink, {
    user_id: user.id,
    line_user_id: 'x',
    line_user_hash: String(user.id),
    linked_at: NOW,
  });
  await database.manager.update(User, { id: user.id }, { line_link_id, push_since: NOW });
  await database.manager.insert(PushDevice, {
    user_id: user.id,
    session_id: '',
    endpoint: 'x',
    endpoint_hash: String(user.id),
    p256dh: 'x',
    auth: 'x',
    created_at: NOW,
  });
  await database.manager.insert(Claim, {
    user_id: user.id,
    wash_request_id: request.id,
    open_request_id: null,
    text: '汚れ',
    answer: 'お詫び',
    created_at: NOW,
    answered_at: NOW,
    answered_by: staff_id,
    changed_by: staff_id,
    changed_at: NOW,
  });
  // One that was given up shows its text to who looks into it.
  if (user.is_company) await database.manager.insert(Mail, { ...mailTo(user), state: 'dead' });
  const mail_id = await database.insert(Mail, { ...mailTo(user), state: 'sent', sent_at: NOW });
  await database.manager.insert(Notification, {
    user_id: user.id,
    template: 'withdrawn',
    channel: 'line',
    mail_id,
    target_id: 1,
    retry_key: '',
    body: 'b',
    state: 'sent',
    sent_at: NOW,
    tries: 1,
    send_at: NOW,
    last_error: '',
    created_at: NOW,
  });
}

/** Has booked the company's request, with a link of its page of their own; somebody else is invited. */
async function buildClerkOf(app: RunningApp, company: User): Promise<User> {
  const clerk = await buildCompanyClerk(app, company);
  await app.database.manager.update(WashRequest, { user_id: company.id }, { booked_by: clerk.id });
  const { id: wash_request_id } = await app.database.manager.findOneByOrFail(WashRequest, { user_id: company.id });
  await app.database.insert(VisitLink, { wash_request_id, user_id: clerk.id, visit_secret: 'x', visit_hash: 'x' });
  await app.database.manager.insert(CompanyInvitation, {
    company_user_id: company.id,
    email: 'asked@example.com',
    open_email: 'asked@example.com',
    name: 'x',
    lang: 'ja',
    wish: 'x',
    secret_hash: hashToken(INVITATION_TOKEN),
    invited_at: NOW,
    expires_at: addMinutes(NOW, 60),
  });
  return clerk;
}

/** Of who works here only. */
async function buildPasskeyOf({ database }: RunningApp, user: User): Promise<void> {
  await database.manager.insert(Passkey, {
    user_id: user.id,
    credential_hash: 'f'.repeat(64),
    credential_id: 'AQID',
    public_key: 'AQID',
    counter: '0',
    transports: 'internal',
    name: '鍵',
    created_at: NOW,
    last_used_at: null,
  });
}

const mailTo = (user: User) => ({
  template: 'withdrawn',
  user_id: user.id,
  recipient: 'x',
  subject: 's',
  body: 'b',
  tries: 3,
  send_at: NOW,
  last_error: '',
  created_at: NOW,
});

const RECEIPT: DocumentContent = {
  kind: 'receipt',
  issuer: { registrationNumber: null, issuerName: 'せんたく便', issuerAddress: null, bankAccount: null },
  span: { from: '2026-11-20', until: '2026-11-20' },
  lines: [{ words: 'バッグの追加購入', rate: TAX_RATE.standard, amount: 1_820 }],
  method: 'クレジットカード',
  due_date: null,
};

/** All that an answer says: its headers and its body, a workbook unpacked. */
export async function saidBy({ headers, text, bytes }: Answer): Promise<string> {
  const isWorkbook = headers['content-type']?.includes('spreadsheet') === true;
  return JSON.stringify(headers) + (isWorkbook ? await unpacked(bytes) : text);
}

async function unpacked(bytes: Buffer): Promise<string> {
  const { files } = await JSZip.loadAsync(bytes);
  return (await Promise.all(Object.values(files).map((file) => file.async('string')))).join('\n');
}
