import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import type { MessageKey } from '@laundry/shared/messages/message';
import { periodRefusals } from '@laundry/shared/rules/maintenance/maintenance-period';
import { type JstDateTime, at, parseDate, parseTime } from '@laundry/shared/time/jst';
import { wrongText } from '../../components/form/fields/CountedTextInput';
import { ruleErrors } from '../../components/form/sending/submit-errors';
import { t } from '../../i18n';
import type { MaintenanceStart } from '../../providers/calls/maintenance';

export const CONTENT_LENGTH = 1000;

/** A period as it is typed: date and time each for themselves, empty, or null by react-admin, when there is none. */
export type PeriodForm = Readonly<
  Record<'start_date' | 'start_time' | 'end_date' | 'end_time' | 'type' | 'content', string | null>
>;

export const NEW_PERIOD: PeriodForm = {
  start_date: '',
  start_time: '',
  end_date: '',
  end_time: '',
  type: '',
  content: '',
};

export const TYPE_CHOICES = [
  { value: '', label: t('maintenance.choose') },
  ...LOVS_JA.maintenance_type.map(({ key, val }) => ({ value: key, label: val })),
];

/** The moment of a date and a time; null without them, undefined when they make none. */
function momentOf(date: string | null, time: string | null): JstDateTime | null | undefined {
  if (!date && !time) return null;
  const [day, hour] = [parseDate(date), parseTime(time)];
  return day === null || hour === null ? undefined : at(day, hour);
}

/** What is wrong with a period, by field: each moment whole or not at all, then the server's own rule, and a type. */
export function periodErrors(form: PeriodForm, now: JstDateTime): Readonly<Record<string, string>> {
  const errors: Record<string, MessageKey> = {};
  const start = momentOf(form.start_date, form.start_time);
  const end = momentOf(form.end_date, form.end_time);
  if (start === undefined) errors['start_date'] = 'date_and_time_together';
  if (end === undefined) errors['end_date'] = 'date_and_time_together';
  for (const { field, code } of periodRefusals({ start_dt: start ?? null, end_dt: end ?? null }, now))
    errors[field === 'start_dt' ? 'start_date' : 'end_date'] ??= code;
  if (!form.type) errors['type'] = 'required';
  const content = wrongText(form.content, CONTENT_LENGTH);
  return {
    ...ruleErrors(Object.entries(errors)),
    ...(content !== undefined && { content }),
  };
}

/** The period as it is sent: nothing typed means at once, or until further notice. */
export const periodBody = (form: PeriodForm): MaintenanceStart => ({
  start_dt: momentOf(form.start_date, form.start_time) ?? null,
  end_dt: momentOf(form.end_date, form.end_time) ?? null,
  type: Number(form.type),
  content: form.content?.trim() ?? '',
});

/** It begins later, not at once. */
export const isPlanned = ({ start_dt }: MaintenanceStart): boolean => start_dt !== null && start_dt !== undefined;
