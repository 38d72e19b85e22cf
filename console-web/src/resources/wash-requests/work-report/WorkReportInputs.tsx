import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { REPORTED_STAGES, isReported } from '@laundry/shared/rules/work/work-report';
import { ROLE } from '@laundry/shared/constants/roles';
import { personName } from '@laundry/shared/text/person-name';
import { ValidationError, useInput } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { TimeOfDayFields } from '../../../components/date-time/TimeOfDayFields';
import { ChoiceInput } from '../../../components/form/fields/ChoiceInput';
import { DateTimeInput } from '../../../components/date-time/DateTimeInput';
import { t } from '../../../i18n';
import type { StaffChoice } from '../../../providers/api/api-types';
import { useStaffChoices } from '../../../providers/useStaffChoices';
import { type WorkReportValues, suggestedTime } from './work-report-form';

const UNSELECTED = { value: '', label: t('workReports.unselected') };
const STAGE_CHOICES = [
  UNSELECTED,
  ...REPORTED_STAGES.map((stage) => ({ value: String(stage), label: labelOf(LOVS_JA.pd_status_type, stage) })),
];

/** Who has no role_type among the people of the back office is an administrator. */
const mayBeReported = ({ role, role_type }: StaffChoice): boolean =>
  isReported({ role: role ?? (role_type === null ? ROLE.admin : ROLE.staff), role_type });

/** Who did what, from when to when, and how long of it was work. */
export function WorkReportInputs() {
  const staffs = useStaffChoices();
  const people = (staffs.data ?? [])
    .filter(mayBeReported)
    .map((staff) => ({ value: String(staff.id), label: personName(staff) }));
  return (
    <>
      <ChoiceInput isRequired source="user_id" label={t('workReports.user_id')} choices={[UNSELECTED, ...people]} />
      <ChoiceInput isRequired autoFocus source="status" label={t('workReports.status')} choices={STAGE_CHOICES} />
      <DateTimeInput source="start_dt" label={t('workReports.start_dt')} />
      <DateTimeInput source="end_dt" label={t('workReports.end_dt')} />
      <WorkTimeInput />
    </>
  );
}

/** Follows start and end until somebody says otherwise. */
function WorkTimeInput() {
  const { field, fieldState } = useInput<string>({ source: 'work_time' });
  const values = useWatch<WorkReportValues>();
  const { start_dt = '', end_dt = '' } = values;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: 13, fontWeight: 700, mb: 1 }}>
        {t('workReports.work_time')}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <TimeOfDayFields
          value={String(field.value ?? '') || suggestedTime({ start_dt, end_dt })}
          isWrong={fieldState.invalid}
          onChange={(time) => field.onChange(time)}
        />
      </Box>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : t('workReports.suggested')}
      </FormHelperText>
    </Box>
  );
}
