import { displayDateTime } from '@laundry/shared/time/display';
import { type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { Alert } from '../../../components/messages/Alert';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';

interface BesideNoteProps {
  made: readonly WashRequest[];
  /** The pickup that is chosen; '' for none. */
  pickup: JstDateTime | '';
  now: JstDateTime;
}

/** That a pickup of the same day is booked already: nobody is to ask for a second one without knowing. */
export function BesideNote({ made, pickup, now }: BesideNoteProps) {
  const t = useTexts('usual');
  const lang = useLang();
  const beside =
    pickup === ''
      ? []
      : made.flatMap(({ id, sched_pickup_dt: at, result_pickup_dt }) =>
          at !== null && result_pickup_dt === null && dateOf(at) === dateOf(pickup) ? [{ id, at }] : [],
        );
  return (
    <div role="status">
      {beside.length > 0 && (
        <Alert title={t.beside_title}>
          {beside.map(({ id, at }) => (
            <p key={id}>{t.beside({ id, moment: displayDateTime(at, lang, now) })}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}
