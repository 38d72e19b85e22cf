import Box from '@mui/material/Box';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { careLines } from '@laundry/shared/rules/care/care-lines';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { Fragment } from 'react';
import { useIsPhone } from '../../theme/useIsPhone';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import type { ConsoleUser } from '../../providers/api/api-types';
import { tokens } from '../../theme/tokens';
import { CompanyPeople } from './CompanyPeople';
import { isEdited, useMayEdit } from '../users/cells/user-edits';
import { userStyles, userTouchStyles } from '../users/list/user-styles';
import { RowActions } from '../users/list/RowActions';
import { UserValue } from '../users/list/UserValue';
import { ONETIME_GROUPS, USER_GROUPS, type UserColumn, shownLines } from '../users/user-facts';

/** What is asked for on the telephone comes first. */
const ORDER = ['usage', 'contact', 'operation', 'plan', 'payment', 'company', 'effort'] as const;

/** What stands above already, with what a call is about. */
const ABOVE: readonly string[] = ['available_request_count', 'management_notes'];

/** The facts of the user list, the same cells: whoever may change one there may here. */
export function CustomerFacts({ user }: { user: ConsoleUser }) {
  const isPhone = useIsPhone();
  const mayEdit = useMayEdit();
  const isWritten = ({ key, lines }: UserColumn) => lines === undefined || (isEdited(key) && mayEdit(user, key));
  const plan = parsePlanId(user.plan_id);
  const groups = plan !== null && isOnetime(plan) ? ONETIME_GROUPS : USER_GROUPS;
  return (
    <Box sx={isPhone ? { ...styles, ...userTouchStyles } : styles}>
      {ORDER.flatMap((name) => groups.filter(({ key }) => key === name))
        // A person has no company, and needs no empty section for it.
        .filter(({ key }) => key !== 'company' || user.is_company)
        .map(({ key, columns }) => (
          <Fragment key={key}>
            <Section title={t(`users.groups.${key}`)}>
              <dl>
                {columns
                  .filter(({ key }) => !ABOVE.includes(key))
                  // What is not there yet can be written here too.
                  .filter((column) => shownLines(column, user).length > 0 || isWritten(column))
                  .map((column) => (
                    <Fragment key={column.key}>
                      <div>
                        <dt>{t(`users.fields.${column.key}`)}</dt>
                        <dd>
                          <UserValue column={column} user={user} />
                        </dd>
                      </div>
                      {column.key === 'status' && <RejectionReason user={user} />}
                    </Fragment>
                  ))}
              </dl>
            </Section>
            {key === 'operation' && <CareFacts user={user} />}
            {key === 'company' && <CompanyPeople userId={user.id} />}
          </Fragment>
        ))}
      <RowActions />
    </Box>
  );
}

/** What a company that is rejected was told of why. */
function RejectionReason({ user: { status, rejection_reason } }: { user: ConsoleUser }) {
  if (status !== USER_STATUS.rejected) return null;
  return (
    <div>
      <dt>{t('users.review.reasonName')}</dt>
      <dd>{rejection_reason ?? t('users.review.noReason')}</dd>
    </div>
  );
}

/** What the customer wishes; nothing stands here where they leave it to the house. */
function CareFacts({ user }: { user: ConsoleUser }) {
  const care = careLines(user);
  if (care.length === 0) return null;
  return (
    <Section title={t('requests.detail.sections.care')}>
      <dl>
        {care.map(({ field, name, text }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const styles = {
  display: 'grid',
  gap: 1.5,
  ...userStyles,
  '& dl': { m: 0 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '9em minmax(0, 1fr)', alignItems: 'baseline', py: 0.25 },
  '& dt': { color: tokens.inkSoft, fontSize: 13 },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& .soft': { color: tokens.inkSoft, fontSize: 13 },
};
