import type { LegName } from '@laundry/shared/constants/progress';
import { appointmentTitle, appointmentUid, legAppointments } from '@laundry/shared/rules/visits/leg-appointments';
import { type Appointment, calendarFile } from '@laundry/shared/text/calendar-file';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { saveFile } from '@laundry/web-kit/files/save-file';
import { Button } from '../../../components/buttons/Button';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';

interface AddToCalendarProps {
  row: WashRequest;
  /** Those of them that have a time. */
  legs: readonly LegName[];
  now: JstDateTime;
  small?: boolean;
}

/** Takes the times of a request into the customer's own calendar. */
export function AddToCalendar({ row, legs, now, small = false }: AddToCalendarProps) {
  const { next: t } = useTexts('requests');
  const lang = useLang();
  const { site_name } = useTexts('common');
  const appointments = legAppointments({ ...row, cancelled_at: null })
    .filter(({ leg }) => legs.includes(leg))
    .map(({ leg, moment }): Appointment => ({
      uid: appointmentUid(row.id, leg, window.location.hostname),
      title: appointmentTitle(lang, site_name, row.id, leg),
      moment,
      until: leg === 'pickup' ? row.pickup_until : null,
      url: `${window.location.origin}${PATHS.currentRequests}`,
    }));
  const [first] = appointments;
  if (first === undefined) return null;
  return (
    <Button
      kind="secondary"
      small={small}
      onClick={() => saveCalendarFile(`${first.uid}.ics`, calendarFile(appointments, now))}
    >
      {t.calendar}
    </Button>
  );
}

const saveCalendarFile = (name: string, text: string): void =>
  saveFile({ name, blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }) });
