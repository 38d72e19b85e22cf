import { ABSENCE_STATUS, type LegName } from '@laundry/shared/constants/progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { REVISIT_WORDS } from '@laundry/shared/text/wording/revisit-words';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Alert } from '../../../components/messages/Alert';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { legLock } from '../request-row';
import { newTimesPath } from '../visit/opens-at-once';
import { MissedUntil } from './MissedUntil';

interface ToNewTimesProps {
  row: WashRequest;
  leg: LegName;
  now: JstDateTime;
}

/** What was missed, until when that can be mended, and how: by choosing a time, or by asking for one where none can be chosen. */
export default function ToNewTimes({ row, leg, now }: ToNewTimesProps) {
  const t = useTexts('currents');
  const lang = useLang();
  const isMovable = legLock(row, leg) === null;
  const title = row.absence_status === ABSENCE_STATUS.none ? t.overdue[leg] : t.missed[leg];
  return (
    <div data-comes-first>
      <Alert kind="warn" title={title}>
        {leg === 'pickup' && row.sched_pickup_dt !== null && (
          <MissedUntil row={row} pickup={row.sched_pickup_dt} isMovable={isMovable} now={now} />
        )}
        <p>{isMovable ? REVISIT_WORDS[lang].each : t.ask[leg]}</p>
        <div>
          {isMovable ? (
            <LinkButton to={newTimesPath(row.id)}>{t.again}</LinkButton>
          ) : (
            <LinkButton to={PATHS.contact}>{t.to_contact}</LinkButton>
          )}
        </div>
      </Alert>
    </div>
  );
}
