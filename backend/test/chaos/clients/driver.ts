import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LEG, PROGRESS } from '@laundry/shared/constants/progress';
import { REPORTED_ACT } from '@laundry/shared/constants/reported-acts';
import type { ConsoleRequestView } from '../../../src/modules/wash-requests/dispatch/console-request.view.js';
import type { Caller } from './caller.js';
import type { Call } from './call-log.js';
import type { Account } from './customer.js';
import { ofRequest } from './effects.js';

type Stop = ConsoleRequestView & { readonly id: number };

const SPAN = { from: '2026-11-25 00:00:00', to: '2026-12-24 23:59:59' };

/** A driver whose phone has no line at every few stops: what they did there waits, each with its key and its time, and is sent in order; the office is told what was refused. */
export class Driver {
  private keys = 0;

  constructor(
    private readonly caller: Caller,
    private readonly account: Account,
    /** The server's clock. */
    private readonly now: () => string,
  ) {}

  async live(): Promise<void> {
    while (this.caller.goesOn()) {
      const waiting: { act: Call; report: Call }[] = [];
      for (const stop of await this.nextStops()) {
        await this.caller.think();
        const act = this.actAt(stop);
        waiting.push({ act, report: this.report(stop, act) });
      }
      await this.caller.think();
      for (const { act, report } of waiting) {
        const answer = await this.caller.call(act);
        if (answer !== null && answer.status >= 400 && answer.status < 500) await this.caller.call(report);
      }
    }
  }

  private async nextStops(): Promise<Stop[]> {
    const { random } = this.caller;
    const path = `/admin/washRequest?${String(new URLSearchParams(SPAN))}`;
    const answer = await this.caller.call({
      client: this.account.name,
      token: this.account.token,
      method: 'GET',
      path,
    });
    const rows = answer?.status === 200 ? (answer.body as Stop[]) : [];
    const stops = rows.filter(({ id, status }) => id !== null && isDriven(status));
    return random.shuffled(stops).slice(0, random.between(1, 4));
  }

  /** A mark mostly, else a count or an absence; of a stop that may be another's by the time it is sent. */
  private actAt(stop: Stop): Call {
    const dice = this.caller.random.below(100);
    if (dice < 15) return this.absence(stop);
    return dice < 30 && stop.status === PROGRESS.unhandled ? this.count(stop) : this.mark(stop);
  }

  private mark({ id, status, sched_dt }: Stop): Call {
    const [key, type] =
      status === PROGRESS.unhandled
        ? (['result_pickup_dt', OPERATION.pickedUp] as const)
        : (['result_delivery_dt', OPERATION.delivered] as const);
    const body = { [key]: this.now(), status, ...this.madeNow(sched_dt) };
    return this.post(`/admin/washRequest/${id}/setDate`, body, ofRequest(type, id));
  }

  private count({ id, sched_dt }: Stop): Call {
    const body = { count: this.caller.random.between(1, 4), ...this.madeNow(sched_dt) };
    return this.post(
      `/admin/washRequests/${id}/setCount`,
      body,
      ofRequest(OPERATION.requestCountChanged, id, 'unless the same'),
    );
  }

  private absence({ id, status, sched_dt }: Stop): Call {
    const type = status === PROGRESS.unhandled ? LEG.pickup : LEG.delivery;
    const body = { type, ...this.madeNow(sched_dt) };
    return this.post(`/admin/washRequest/${id}/sendAbsenceMail`, body, ofRequest(OPERATION.absenceMailSent, id));
  }

  /** Under the key of the act, which left nothing. */
  private report({ id, status }: Stop, { client, token, key = '' }: Call): Call {
    const act = status === PROGRESS.unhandled ? REPORTED_ACT.pickup : REPORTED_ACT.delivery;
    const body = { act, made_at: this.now(), refusal: 'stale' };
    const effects = [ofRequest(OPERATION.actReported, id)];
    return { client, token, method: 'POST', path: `/admin/washRequest/${id}/actReports`, body, key, effects };
  }

  private madeNow(seen_sched_dt: string) {
    return { made_at: this.now(), seen_sched_dt };
  }

  private post(path: string, body: object, effect: ReturnType<typeof ofRequest>): Call {
    this.keys += 1;
    const key = `drive-${this.account.name}-${this.keys}`;
    const { name: client, token } = this.account;
    return { client, token, method: 'POST', path, body, key, effects: [effect] };
  }
}

const isDriven = (status: number): boolean => status === PROGRESS.unhandled || status === PROGRESS.folded;
