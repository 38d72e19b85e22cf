import { ABSENCE_STATUS, type AbsenceStatus, type LegName } from '@laundry/shared/constants/progress';
import { Link } from 'react-router';
import { Alert } from '../../components/messages/Alert';
import { useTexts } from '../../i18n/texts';
import type { WashRequest } from '../../lib/calls/api-types';
import { visitLinkPath } from '../../lib/paths';

/** The leg at which nobody was met, and which waits for a new time. */
const MISSED: Readonly<Partial<Record<AbsenceStatus, LegName>>> = {
  [ABSENCE_STATUS.pickupAgain]: 'pickup',
  [ABSENCE_STATUS.deliveryAgain]: 'delivery',
};

/** Says that nobody was met, where that is so, and leads to the times that are left. */
export function MissedVisit({ row }: { row: WashRequest }) {
  const leg = MISSED[row.absence_status];
  return leg && <ToNewTimes leg={leg} id={row.id} />;
}

/** Its words are loaded for who needs them. */
function ToNewTimes({ leg, id }: { leg: LegName; id: number }) {
  const t = useTexts('currents');
  return (
    <Alert kind="warn" title={t.missed[leg]}>
      <p>
        <Link to={visitLinkPath(id)}>{t.again}</Link>
      </p>
    </Alert>
  );
}
