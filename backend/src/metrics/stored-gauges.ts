import { Gauge, type Registry } from 'prom-client';
import type { JobFigure } from './job-figures.js';
import type { StoredFigures } from './stored-figures.js';

/** The figures that every replica reads from the same rows: of several replicas the largest counts, not the sum. */
export class StoredGauges {
  private readonly all: Gauge[] = [];
  private readonly up: Gauge;
  private readonly jobs: readonly [Gauge<'job'>, (figure: JobFigure) => number][];
  private readonly figures: readonly [Gauge, (figures: StoredFigures) => number][];

  constructor(private readonly registry: Registry) {
    this.up = this.gauge('laundry_database_up', 'Whether the database answered the latest question for these figures');
    this.figures = [
      [this.gauge('laundry_outbox_mails', 'Mails that are not sent yet'), (f) => f.mails.count],
      [this.gauge('laundry_outbox_oldest_seconds', 'Age of the oldest mail that is not sent yet'), (f) => f.mails.age],
      [this.gauge('laundry_mails_failed', 'Mails given up in the last 7 days'), (f) => f.mailsFailed.count],
      [this.gauge('laundry_outbox_notifications', 'Notifications that are not sent yet'), (f) => f.notifications.count],
      [
        this.gauge('laundry_notifications_failed', 'Notifications given up in the last 7 days'),
        (f) => f.notificationsFailed.count,
      ],
      [this.gauge('laundry_payments_unknown', 'Payments of unknown result'), (f) => f.paymentsUnknown.count],
      [
        this.gauge('laundry_payments_unknown_oldest_seconds', 'Age of the oldest payment of unknown result'),
        (f) => f.paymentsUnknown.age,
      ],
      [
        this.gauge('laundry_payments_differing', 'Payments that stand otherwise in their provider’s books'),
        (f) => f.paymentsDiffering.count,
      ],
      [this.gauge('laundry_provider_orders', 'Orders that providers are to be told'), (f) => f.orders.count],
      [this.gauge('laundry_provider_orders_oldest_seconds', 'Age of the oldest such order'), (f) => f.orders.age],
      [
        this.gauge('laundry_provider_orders_failed', 'Orders given up, in the last 7 days'),
        (f) => f.ordersFailed.count,
      ],
    ];
    this.jobs = [
      [this.jobGauge('laundry_job_lag_seconds', 'For how long a slot of a job has been due'), (j) => j.lag],
      [
        this.jobGauge('laundry_job_lease_overdue_seconds', 'For how long whoever runs a slot has not said so'),
        (j) => j.leaseOverdue,
      ],
      [
        this.jobGauge('laundry_job_failing', 'Runs that failed and whose work has not been done since'),
        (j) => j.failed,
      ],
    ];
  }

  set(figures: StoredFigures): void {
    this.up.set(1);
    for (const [gauge, of] of this.figures) gauge.set(of(figures));
    for (const [gauge, of] of this.jobs) for (const job of figures.jobs) gauge.set({ job: job.job }, of(job));
  }

  /** Old figures would look like good ones. */
  clear(): void {
    for (const gauge of this.all) gauge.remove();
    for (const [gauge] of this.jobs) gauge.reset();
    this.up.set(0);
  }

  private gauge(name: string, help: string): Gauge {
    const gauge = new Gauge({ name, help, registers: [this.registry] });
    this.all.push(gauge);
    return gauge;
  }

  private jobGauge(name: string, help: string): Gauge<'job'> {
    return new Gauge({ name, help, labelNames: ['job'], registers: [this.registry] });
  }
}
