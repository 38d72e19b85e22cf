import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { BASE_URL } from './environment.js';

export const PASSWORD = 'demo1234';
const API = '/api/v1';

export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

interface Registration {
  readonly plan_id: string;
  readonly pickup_delivery_type: number;
  readonly send_addr_zipcode: string;
  readonly send_addr_detail2: string;
  readonly payment_method_id: number;
  readonly name1: string;
  readonly name2: string;
  readonly company_name: string;
  readonly phone_number: string;
}

let made = 0;
function unique(): string {
  made += 1;
  return `${process.env['TEST_PARALLEL_INDEX'] ?? 0}-${process.pid}-${made}`;
}
const emailOf = (one: string): string => `e2e-${one}@example.com`;
/** An address that no account has. */
export const newEmail = (): string => emailOf(unique());

/** One session on each server for all that a worker asks as the admin: signing in is slow on purpose. */
const adminTokens = new Map<string, string>();

/** What a test needs from the server before a screen is opened; plain calls of the public API. */
export class Server {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin = BASE_URL,
  ) {}

  async signIn(email: string, password = PASSWORD): Promise<string> {
    const { access_token } = await this.post<{ access_token: string }>('/login', { email, password });
    return access_token;
  }

  /** Registers a company that pays by invoice; it waits for its review. */
  async register(overrides: Partial<Registration> = {}): Promise<Customer> {
    const one = unique();
    const email = emailOf(one);
    const body = { ...registration(email, `太郎${one}`), ...overrides };
    const { user } = await this.post<{ user: { id: number } }>('/register', body);
    return { id: user.id, email, name: `${body.name1} ${body.name2}` };
  }

  /** An active customer: plan t8, size S, 8 bags, unless said otherwise. */
  async newCustomer(overrides: Partial<Registration> = {}): Promise<Customer> {
    const customer = await this.register(overrides);
    await this.asAdmin('POST', `/admin/users/${customer.id}/status`, { status: 1 });
    return customer;
  }

  /** A request of the customer, as they would make it. */
  async book(customer: Customer, pickup: string, delivery: string, count = 1): Promise<{ id: number }> {
    const body = { sched_pickup_dt: pickup, sched_delivery_dt: delivery, count, delivery_box_pw: '', bikou: '' };
    return this.post('/users/me/washRequests', body, await this.signIn(customer.email));
  }

  /** Asks somebody by mail to book for a company. */
  async invite(company: Customer, email: string): Promise<void> {
    await this.post('/users/me/companyPeople', { email, name: '鈴木' }, await this.signIn(company.email));
  }

  /** Every Monday at ten, delivered on Thursday, from next month on. */
  async schedule(customer: Customer): Promise<void> {
    const body = { form_count: 1, week_types: [1], pickup_weeks: [1], pickup_times: ['10:00'], count: [2] };
    const delivery = { delivery_weeks: [4], delivery_times: ['18:00'] };
    await this.post('/users/me/weekRequests', { ...body, ...delivery }, await this.signIn(customer.email));
  }

  /** A payment to be settled by hand: an operator buys more washes for a customer of size S. */
  async buyWashes({ id, name }: Customer, count = 1): Promise<{ id: number }> {
    const who = { user_id: id, user_name: name.replace(' ', '') };
    return this.asAdmin('POST', '/admin/addBag', { ...who, operation_type: 36, size: 1, count, bikou: '追加' });
  }

  /** Stamps the next stages of a request, as far as it is asked. */
  async advance(id: number, to: 'picked up' | 'washed' | 'delivered'): Promise<void> {
    const stages = [
      { status: 0, result_pickup_dt: '2026-11-25 09:00:00' },
      { status: 1, result_wash_dt: '2026-11-25 09:00:00' },
      { status: 2, result_fold_dt: '2026-11-25 09:00:00', has_oil_treatment: 0, laundry_type: 1 },
      { status: 4, result_delivery_dt: '2026-11-25 09:00:00' },
    ];
    for (const stage of stages.slice(0, { 'picked up': 1, washed: 2, delivered: 4 }[to])) {
      await this.asAdmin('POST', `/admin/washRequest/${id}/setDate`, stage);
    }
  }

  /** Marks a pickup as done, by who drives there. */
  async pickUp(id: number, staffEmail: string): Promise<void> {
    const stage = { status: 0, result_pickup_dt: '2026-11-25 09:00:00' };
    await this.post(`/admin/washRequest/${id}/setDate`, stage, await this.signIn(staffEmail));
  }

  /** Tells the customer that nobody was met for a pickup. */
  async tellAbsence(id: number): Promise<void> {
    await this.asAdmin('POST', `/admin/washRequest/${id}/sendAbsenceMail`, { type: 1 });
  }

  async assign(id: number, staffEmail: string): Promise<void> {
    const staff = await this.call<{ id: number }>('GET', '/users/me', undefined, await this.signIn(staffEmail));
    await this.asAdmin('POST', `/admin/washRequest/${id}/assignStaff`, { staff_id: staff.id });
  }

  /** A driver of the test's own: nobody else marks their stops. */
  async newDriver(): Promise<string> {
    const email = newEmail();
    const name = { name1: '配達', name2: '員' };
    const secret = { password: PASSWORD, password_confirm: PASSWORD };
    const who = { role: 200, role_type: 4, email, email_confirm: email };
    await this.asAdmin('POST', '/admin/register', { ...name, ...secret, ...who });
    return email;
  }

  /** A stop of theirs today. */
  async newStop(driverEmail: string, time: string, whose?: Partial<Registration>) {
    const customer = await this.newCustomer(whose);
    const { id } = await this.book(customer, `2026-11-25 ${time}:00`, `2026-11-30 ${time}:00`, 2);
    await this.assign(id, driverEmail);
    return { id, customer };
  }

  async move(id: number, pickup: string, delivery: string): Promise<void> {
    await this.asAdmin('PUT', `/admin/washRequests/${id}`, { sched_pickup_dt: pickup, sched_delivery_dt: delivery });
  }

  /** A request as the back office sees it. */
  async requestOf(id: number): Promise<{
    readonly status: number;
    readonly absence_status: number;
    readonly result_pickup_dt: string | null;
    readonly handover_scans: readonly object[];
  }> {
    return this.asAdmin('GET', `/admin/washRequest/${id}`);
  }

  /** Ends the session that a token names, as another device's password change does. */
  async signOut(token: string): Promise<void> {
    await this.post('/logout', {}, token);
  }

  /** A day that takes no more pickups. */
  async fillDay(date: string): Promise<void> {
    await this.limitDay(date, 0);
  }

  async limitDay(date: string, limit: number): Promise<void> {
    await this.asAdmin('POST', '/admin/washRequestLimit', { date, limit });
  }

  async addHoliday(date: string): Promise<void> {
    await this.asAdmin('POST', '/admin/businessHolidays', { date });
  }

  /** What the provider says of a payment by itself, without the customer's browser. */
  async payment(no: string, outcome: 'approve' | 'decline' | 'cancel'): Promise<void> {
    await expectOk(await this.request.post(`/sandbox/payments/${no}`, { data: { outcome, times: 1 } }));
  }

  /** Runs a job by hand, to its end. */
  async runJob(name: string): Promise<void> {
    // While it is at work for another test, no run begins.
    await expect.poll(() => this.begin(name), { intervals: [100] }).toBe(204);
    let state: string | undefined;
    await expect.poll(async () => (state = await this.lastRun(name)), { intervals: [100] }).not.toBe('running');
    expect(state, name).toBe('done');
  }

  async currentRequests(email: string): Promise<readonly { id: number; count: number }[]> {
    return this.call('GET', '/users/me/washRequests', undefined, await this.signIn(email));
  }

  private async begin(job: string): Promise<number> {
    const headers = { authorization: `Bearer ${await this.adminToken()}` };
    return (await this.request.post(`${API}/admin/jobs/${job}/run`, { headers })).status();
  }

  private async lastRun(job: string): Promise<string | undefined> {
    const jobs: readonly { name: string; runs: { state: string }[] }[] = await this.asAdmin('GET', '/admin/jobs');
    return jobs.find(({ name }) => name === job)?.runs[0]?.state;
  }

  private async asAdmin<T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
    return this.call<T>(method, path, data, await this.adminToken());
  }

  private async adminToken(): Promise<string> {
    const token = adminTokens.get(this.origin) ?? (await this.signIn('admin@example.com'));
    adminTokens.set(this.origin, token);
    return token;
  }

  private post<T>(path: string, data: object, token?: string): Promise<T> {
    return this.call<T>('POST', path, data, token);
  }

  private async call<T>(method: string, path: string, data?: object, token?: string): Promise<T> {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await this.request.fetch(`${API}${path}`, { method, data, headers });
    await expectOk(answer);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  }
}

async function expectOk(answer: APIResponse): Promise<void> {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
}

const registration = (email: string, name2: string) => ({
  is_company: true,
  company_name: '株式会社テスト',
  company_name_kana: 'カブシキガイシャテスト',
  company_ceo_name1: '代表',
  company_ceo_name2: '一郎',
  company_ceo_name_kana1: 'ダイヒョウ',
  company_ceo_name_kana2: 'イチロウ',
  company_hq_phone_number: '0312345678',
  name1: '試験',
  name2,
  kana1: 'シケン',
  kana2: 'タロウ',
  phone_number: '09012345678',
  bill_addr_zipcode: '1500001',
  bill_addr_detail1: '東京都渋谷区',
  bill_addr_detail2: '神宮前1-1-1',
  send_addr_name: '本社',
  send_addr_zipcode: '1500001',
  send_addr_detail1: '東京都渋谷区',
  send_addr_detail2: '神宮前1-1-1',
  email,
  email_confirm: email,
  password: PASSWORD,
  password_confirm: PASSWORD,
  plan_id: 't8_2',
  pickup_delivery_type: 2,
  payment_method_id: 2,
});
