import { useRecordContext } from 'ra-core';
import { Link } from 'react-router';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { useMayDelete } from '../cells/user-edits';
import { useListQuery } from '../useListQuery';
import { userPaths } from '../user-paths';

/** What can be done with a customer as a whole. */
export function RowActions() {
  const user = useRecordContext<ConsoleUser>();
  const listQuery = useListQuery();
  const mayDelete = useMayDelete();
  if (user === undefined || !mayDelete(user)) return null;
  return (
    <Link to={userPaths.remove(user.id, listQuery)} aria-label={t('users.remove.of', { name: personName(user) })}>
      {t('users.remove.open')}
    </Link>
  );
}
