import { Link } from 'react-router';
import { useReturnedBags } from '../../../components/plan/use-returned-bags';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/current-user';

/** How the bags of a cancel can be used: on a one-time plan they wait for a monthly one (docs/decisions/116). */
export function BagsBackNote({ count }: { count: number }) {
  const user = useCurrentUser().data;
  return user !== undefined && <Note user={user} count={count} />;
}

function Note({ user, count }: { user: CurrentUser; count: number }) {
  const { cancel } = useTexts('changes');
  const returned = useReturnedBags(user, count);
  if (returned === null || returned.words === '') return null;
  const isWaiting = returned.use === 'onetime' || returned.use === 'onetime_reviewed';
  return (
    <p>
      {returned.words} {isWaiting && !user.is_company_clerk && <Link to={PATHS.plan}>{cancel.to_plan}</Link>}
    </p>
  );
}
