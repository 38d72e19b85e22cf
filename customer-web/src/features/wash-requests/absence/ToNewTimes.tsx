import type { LegName } from '@laundry/shared/constants/progress';
import { wasOut } from '@laundry/shared/rules/visits/missed-leg';
import { eachTimeUntil, missedTitle } from '@laundry/shared/text/wording/lines/revisit-words';
import type { JstDateTime } from '@laundry/shared/time/jst';
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
  return (
    <div data-comes-first>
      <Alert kind="warn" title={missedTitle(leg, wasOut(row), lang)}>
        {leg === 'pickup' && row.sched_pickup_dt !== null && (
          <MissedUntil row={row} pickup={row.sched_pickup_dt} isMovable={isMovable} now={now} />
        )}
        {!isMovable && <p>{t.ask[leg]}</p>}
        {/* Some times of a pickup end earlier, with the request: they are said where they are chosen. */}
        {isMovable && leg === 'delivery' && <p>{eachTimeUntil(lang)}</p>}
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
