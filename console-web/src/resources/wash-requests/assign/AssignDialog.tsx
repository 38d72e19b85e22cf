import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { message } from '@laundry/shared/messages/message';
import { personName } from '@laundry/shared/text/person-name';
import { displayDate } from '@laundry/shared/time/display';
import { useQuery } from '@tanstack/react-query';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { shellTexts } from '../../../i18n/shell';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { RESOURCE } from '../request-keys';
import { StaffInput } from './StaffInput';
import { choicesQuery, inOrder, preselected } from './assign-choices';
import { useAssign } from './useAssign';

interface Props {
  readonly rows: readonly StoredRow[];
  readonly onClose: () => void;
}

/** Gives one or many requests to a member of staff, or to nobody; for many it is all or nothing. */
export function AssignDialog({ rows, onClose }: Props) {
  const data = useConsoleData();
  const query = choicesQuery(rows);
  const staffs = useQuery({
    queryKey: [RESOURCE, 'assignChoices', query],
    queryFn: () => data.getAssignChoices(query),
  });
  const choices = inOrder(rows, staffs.data ?? []);
  const assign = useAssign();
  const usual = String(preselected(rows, choices) ?? '');
  const suspended = rows.filter((row) => row.is_stopped_user).length;
  const [first] = rows;

  const submit = async (staff: string) => {
    const choice = choices.find(({ id }) => String(id) === staff);
    const name = choice === undefined ? t('requests.list.unassigned') : personName(choice);
    await assign.mutateAsync({ rows, staffId: choice?.id ?? null, name });
    onClose();
  };
  return (
    <FormDialog
      title={t('requests.assign.title')}
      submitLabel={t('requests.assign.submit')}
      pendingLabel={t('requests.assign.submitting')}
      disabled={staffs.data === undefined}
      record={{ staff: '' }}
      validate={({ staff }) => (staff || usual ? {} : { staff: `▲ ${message('ja', 'unselected')}` })}
      onSubmit={({ staff }) => submit(staff || usual)}
      onClose={onClose}
    >
      <Typography>
        {rows.length === 1 && first
          ? t('requests.assign.one', { name: personName(first) })
          : t('requests.assign.many', { count: rows.length })}
      </Typography>
      <ProblemLines lines={suspended > 0 ? [t('requests.assign.suspended', { count: suspended })] : []} />
      {staffs.isPending && <LinearProgress aria-label={shellTexts.loading} />}
      <ProblemLines lines={staffs.error === null ? [] : problemLines(staffs.error)} />
      {staffs.data && (
        <StaffInput
          label={t('requests.assign.staff', { day: displayDate(query.date, 'ja', nowJst()) })}
          choices={choices}
          usual={usual}
          mayBeNobody={rows.some(({ staff_id }) => staff_id !== null)}
        />
      )}
    </FormDialog>
  );
}
