import { Fragment } from 'react';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import type { UserColumnGroup } from '../user-facts';
import { UserValue } from './UserValue';

interface Props {
  readonly groups: readonly UserColumnGroup[];
  readonly user: ConsoleUser;
  /** Columns that are shown elsewhere. */
  readonly except?: readonly string[];
}

/** Everything known of a customer by what it is about, edited in its place. */
export function UserGroups({ groups, user, except = [] }: Props) {
  return groups.map(({ key, columns }) => (
    <section key={key}>
      <h3>{t(`users.groups.${key}`)}</h3>
      <dl>
        {columns
          .filter((column) => !except.includes(column.key))
          .map((column) => (
            <Fragment key={column.key}>
              <dt>{t(`users.fields.${column.key}`)}</dt>
              <dd>
                <UserValue column={column} user={user} />
              </dd>
            </Fragment>
          ))}
      </dl>
    </section>
  ));
}
