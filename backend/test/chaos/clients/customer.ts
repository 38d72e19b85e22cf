import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Answer, Call } from './call-log.js';
import type { Caller } from './caller.js';
import type { Effect } from '../verdicts/promises.js';
import { ofCustomer, ofRequest, requestBy, requestIs } from './effects.js';
import { slotBy } from './slots.js';

/** Who is signed in. */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  readonly plan: string;
}

/** A customer of a monthly plan, who books, moves and cancels. */
export class Customer {
  private readonly own = new Map<number, string[]>();
  private keys = 0;

  constructor(
    protected readonly caller: Caller,
    protected readonly account: Account,
    /** Of two browsers of one customer. */
    private readonly browser: string,
  ) {}

  async live(): Promise<void> {
    while (this.caller.goesOn()) {
      await this.caller.think();
      await this.act(this.caller.random.below(100));
    }
  }

  protected async act(dice: number): Promise<unknown> {
    if (dice < 55) return this.book();
    if (dice < 75) return this.move();
    if (dice < 85) return this.cancel();
    if (dice < 88) return this.schedule();
    return this.ask({ method: 'GET', path: '/users/me/washRequests' });
  }

  protected ask(call: Omit<Call, 'client' | 'token'>): Promise<Answer | null> {
    return this.caller.call({ client: this.browser, token: this.account.token, ...call });
  }

  /** A key of one wish, however often it is sent. */
  protected newKey(): string {
    this.keys += 1;
    return `chaos-${this.browser}-${this.keys}`;
  }

  private async book(): Promise<void> {
    const { random } = this.caller;
    const key = this.newKey();
    const slot = slotBy(random, '00');
    const answer = await this.ask({
      method: 'POST',
      path: '/users/me/washRequests',
      body: { ...slot, count: random.between(1, 2), bikou: key },
      key,
      effects: [requestBy(key), ofCustomer(OPERATION.requestCreated, this.account.id)],
      names: (made): readonly Effect[] => [requestIs(key, idOf(made))],
    });
    if (answer?.status === 201) this.own.set(idOf(answer), [slot.sched_pickup_dt]);
  }

  /** To a time that it has never had, so that something changes. */
  private async move(): Promise<void> {
    const { random } = this.caller;
    if (this.own.size === 0) return this.book();
    const [id, had] = random.pick([...this.own]);
    const slot = slotBy(random, '00');
    if (had.includes(slot.sched_pickup_dt)) return;
    had.push(slot.sched_pickup_dt);
    const effects = [ofRequest(OPERATION.requestChanged, id)];
    await this.ask({ method: 'PUT', path: `/users/me/washRequests/${id}`, body: slot, effects });
  }

  /** A weekly schedule from the next month on, or none. */
  private schedule(): Promise<unknown> {
    const { random } = this.caller;
    const body = random.percent(30) ? { form_count: 0 } : weeklyFrom(random.between(1, 3));
    const effects = [ofCustomer(OPERATION.weeklySaved, this.account.id, 'unless the same')];
    return this.ask({ method: 'POST', path: '/users/me/weekRequests', body, effects });
  }

  private async cancel(): Promise<void> {
    if (this.own.size === 0) return this.book();
    const id = this.caller.random.pick([...this.own.keys()]);
    this.own.delete(id);
    const effects = [ofRequest(OPERATION.requestCancelled, id)];
    await this.ask({ method: 'DELETE', path: `/users/me/washRequests/${id}`, effects });
  }
}

export const fieldOf = (answer: Answer | null, name: string): unknown =>
  typeof answer?.body === 'object' && answer.body !== null ? Reflect.get(answer.body, name) : undefined;

const idOf = (answer: Answer): number => Number(fieldOf(answer, 'id'));

/** One form: a pickup on this weekday and its delivery three days later. */
const weeklyFrom = (weekday: number) => ({
  form_count: 1,
  week_types: [1],
  pickup_weeks: [weekday],
  pickup_times: ['10:00'],
  delivery_weeks: [weekday + 3],
  delivery_times: ['10:00'],
  count: [1],
  delivery_box_pw: [''],
  bikou: [''],
});
