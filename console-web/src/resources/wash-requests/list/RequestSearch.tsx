import Box from '@mui/material/Box';
import { SIZES } from '@laundry/shared/constants/sizes';
import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import { personName } from '@laundry/shared/text/person-name';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import { useListContext } from 'ra-core';
import { DateInput } from '../../../components/date-time/DateInput';
import { DayButtons } from '../../../components/date-time/DayButtons';
import { ChoiceInput } from '../../../components/form/fields/ChoiceInput';
import { SearchPanel } from '../../../components/list/SearchPanel';
import { useFilter } from '../../../components/list/useFilter';
import { t } from '../../../i18n';
import { todayJst } from '../../../providers/clock';
import { useMay } from '../../../providers/access/OperatorContext';
import { useStaffChoices } from '../../../providers/useStaffChoices';
import { statusLabel } from '../row-facts';
import { initialFilter, periodOf, requestFilter, searchProblem } from './request-filter';
import { ViewsMenu } from './views/ViewsMenu';

const ALL = { value: '', label: t('requests.search.all') };
const SIZE_CHOICES = [
  ALL,
  { value: '1,2', label: t('requests.search.sizeSM') },
  { value: '3,4', label: t('requests.search.sizeLLL') },
  ...Object.values(SIZES).map(({ key, label }) => ({ value: String(key), label })),
];
const LEG_CHOICES = [
  { value: '', label: t('requests.search.listedLeg') },
  { value: 'either', label: t('requests.search.eitherLeg') },
];
const LATE_CHOICES = [ALL, { value: '1', label: t('requests.search.lateOnly') }];
/** None ticked shows all. */
const STAGE_CHOICES = STAGES.map(({ status }) => ({ id: status, name: statusLabel(status) }));

const CHOICES = {
  leg: LEG_CHOICES,
  late: LATE_CHOICES,
  size: SIZE_CHOICES,
  status: STAGES.map(({ status }) => ({ value: String(status), label: statusLabel(status) })),
};

/** What to look for. It folds away behind the days and its conditions: the rows are what is worked with. */
export function RequestSearch() {
  const staffs = useStaffChoices();
  const seesOthers = useMay()('request.assign');
  const people = (staffs.data ?? []).map((staff) => ({ value: String(staff.id), label: personName(staff) }));
  const staffChoices = [ALL, { value: 'none', label: t('requests.list.unassigned') }, ...people];
  return (
    <SearchPanel
      initial={initialFilter(todayJst())}
      toFilter={requestFilter}
      problemOf={searchProblem}
      lead={<DayShift />}
      choices={{ ...CHOICES, staff_id: staffChoices }}
      columns={6}
      folds
      tools={<ViewsMenu />}
    >
      <DateInput source="from" />
      <DateInput source="to" />
      <ChoiceInput source="leg" choices={LEG_CHOICES} />
      <ChoiceInput source="late" choices={LATE_CHOICES} />
      {seesOthers && <ChoiceInput source="staff_id" choices={staffChoices} />}
      <ChoiceInput source="size" choices={SIZE_CHOICES} />
      <Box sx={secondLine}>
        <TextInput source="user_id" inputMode="numeric" helperText={false} />
        <TextInput source="id" inputMode="numeric" helperText={false} />
        <TextInput source="venue_provider_name" helperText={false} />
        <CheckboxGroupInput source="status" choices={STAGE_CHOICES} helperText={false} sx={stages} />
      </Box>
    </SearchPanel>
  );
}

const secondLine = {
  gridColumn: { xs: '1 / -1', lg: 'span 5' },
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1fr auto' },
};
const stages = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  m: 0,
  '& .MuiFormGroup-root': { flexWrap: { md: 'nowrap' } },
  '& .MuiFormControlLabel-root': { m: 0, mr: 1, whiteSpace: 'nowrap' },
  '& .MuiFormControlLabel-label': { ml: 0 },
  '& .MuiCheckbox-root': { p: { xs: 1, md: 0.5 } },
};

/** The period in words, and one tap to the day before, today and the day after. */
function DayShift() {
  const { setFilters } = useListContext();
  const filter = useFilter();
  const { from, to } = periodOf(filter);
  const first = from ?? todayJst();
  return <DayButtons first={first} last={to ?? first} onGo={(day) => setFilters({ ...filter, from: day, to: day })} />;
}
