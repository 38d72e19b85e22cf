import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Button } from '../../../components/buttons/Button';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { type LegName, legMoment } from '../request-row';
import { type Appointment, calendarFile, saveCalendarFile } from './calendar-file';

interface AddToCalendarProps {
  row: WashRequest;
  /** Those of them that have a time. */
  legs: readonly LegName[];
  now: JstDateTime;
  small?: boolean;
}

/** Takes the times of a request into the customer's own calendar. */
export function AddToCalendar({ row, legs, now, small = false }: AddToCalendarProps) {
  const { next: t, row: words, number } = useTexts('requests');
  const { site_name } = useTexts('common');
  const appointments = legs.flatMap((leg): Appointment[] => {
    const moment = legMoment(row, leg);
    if (moment === null || isTentativeDelivery(moment)) return [];
    return [
      {
        uid: `${row.id}-${leg}@${window.location.hostname}`,
        title: `${site_name} ${words[leg]} ${number({ id: row.id })}`,
        moment,
        until: leg === 'pickup' ? row.pickup_until : null,
        url: `${window.location.origin}${PATHS.currentRequests}`,
      },
    ];
  });
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
