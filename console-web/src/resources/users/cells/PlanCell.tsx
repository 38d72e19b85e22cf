import { Link } from 'react-router';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { useListQuery } from '../useListQuery';
import { userPaths } from '../user-paths';

/** The plan of a customer, with the way to another one. */
export function PlanCell({ user, lines }: { user: ConsoleUser; lines: readonly string[] }) {
  const listQuery = useListQuery();
  const [name, ...more] = lines;
  return (
    <>
      <Link to={userPaths.plan(user.id, listQuery)} aria-label={t('users.plan.of', { name: personName(user) })}>
        {name ?? t('users.unset')}
      </Link>
      {more.map((line) => (
        <div key={line} className="soft">
          {line}
        </div>
      ))}
    </>
  );
}
