import { ABSENCE_STATUS, type LegName } from '@laundry/shared/constants/progress';
import { missedLeg } from '@laundry/shared/rules/visits/missed-leg';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Link } from 'react-router';
import { Phrases } from '../../../components/text/Phrases';
import { useTexts } from '../../../i18n/texts';
import type { Visit } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';

/** The leg that was missed and for which no time can be chosen here; null without. */
export function legToAskFor(visit: Visit, now: JstDateTime): LegName | null {
  if (visit.again !== null || visit.cancel_kind !== null) return null;
  // A pickup that ends by itself was missed; a delivery is told to be from the next day on.
  return visit.auto_cancel_dt === null ? missedLeg({ ...visit, absence_status: ABSENCE_STATUS.none }, now) : 'pickup';
}

/** How a new time is had where none can be chosen. */
export function VisitAsk({ leg }: { leg: LegName }) {
  const t = useTexts('visit').again;
  return (
    <>
      <p>
        <Phrases>{t.write[leg]}</Phrases>
      </p>
      <p>
        <Link to={PATHS.contact}>{t.to_contact}</Link>
      </p>
    </>
  );
}
