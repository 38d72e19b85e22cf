import type { LegName } from '@laundry/shared/constants/progress';
import { Link } from 'react-router';
import { Phrases } from '../../../components/text/Phrases';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';

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
