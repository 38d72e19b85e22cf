import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ASSIGN_MAX } from '@laundry/shared/constants/assign-max';
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
import { assignmentOf, useAssignEach } from './useAssignEach';
import { useSteadySubject } from './useSteadySubject';

interface Props {
  /** As they were read last. */
  readonly rows: readonly StoredRow[];
  readonly onClose: () => void;
}

/**
 * Gives one or many requests to a member of staff, or to nobody, all or none, as they stand here. What others have changed
 * meanwhile is refused, read anew and told: who presses again knows of it.
 */
export function AssignDialog({ rows: read, onClose }: Props) {
  const data = useConsoleData();
  const assign = useAssignEach();
  const { rows, changes } = useSteadySubject(read, assign.isPending || assign.isSuccess);
  const query = choicesQuery(rows);
  const staffs = useQuery({
    queryKey: [RESOURCE, 'assignChoices', query],
    queryFn: () => data.getAssignChoices(query),
  });
  const choices = inOrder(rows, staffs.data ?? []);
  const usual = String(preselected(rows, choices) ?? '');
  const suspended = rows.filter((row) => row.is_stopped_user).length;
  const isTooMany = rows.length > ASSIGN_MAX;
  const [first] = rows;

  const submit = async (staff: string) => {
    const choice = choices.find(({ id }) => String(id) === staff);
    const name = choice === undefined ? t('requests.list.unassigned') : personName(choice);
    const text =
      rows.length === 1
        ? t('requests.assign.doneOne', { name })
        : t('requests.assign.doneMany', { count: rows.length, name });
    await assign.mutateAsync({ assignments: rows.map((row) => assignmentOf(row, choice?.id ?? null)), text });
    onClose();
  };
  return (
    <FormDialog
      title={t('requests.assign.title')}
      submitLabel={t('requests.assign.submit')}
      pendingLabel={t('requests.assign.submitting')}
      disabled={staffs.data === undefined || rows.length === 0 || isTooMany}
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
      <ProblemLines lines={changes} />
      <ProblemLines lines={isTooMany ? [t('requests.assign.tooMany', { max: ASSIGN_MAX })] : []} />
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
