import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { SIZES } from '@laundry/shared/constants/sizes';
import { ChoiceField } from '../../../components/ChoiceField';
import { requestTexts } from '../../../i18n/wash-requests';
import { useMay } from '../../../providers/OperatorContext';
import { customerName } from '../row-facts';
import { useStaffChoices } from '../useStaffChoices';
import type { RequestSearch } from './search-params';

const { search: texts } = requestTexts;
const SIZE_CHOICES = [
  { value: '', label: texts.allSizes },
  { value: '1,2', label: texts.sizeSM },
  { value: '3,4', label: texts.sizeLLL },
  ...Object.values(SIZES).map(({ key, label }) => ({ value: String(key), label })),
];

interface Props {
  readonly draft: RequestSearch;
  readonly onChange: (draft: RequestSearch) => void;
  readonly hasPeriodProblem: boolean;
}

export function SearchFields({ draft, onChange, hasPeriodProblem }: Props) {
  const staffs = useStaffChoices();
  const seesOthers = useMay()('request.assign');
  const set = (part: Partial<RequestSearch>) => onChange({ ...draft, ...part });
  const text = (name: 'from' | 'to' | 'user_id' | 'venue_provider_name') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const period = { type: 'date', error: hasPeriodProblem, slotProps: { inputLabel: { shrink: true } } };
  const staffChoices = [
    { value: '', label: texts.allStaff },
    { value: 'none', label: texts.noStaff },
    ...(staffs.data ?? []).map((staff) => ({ value: String(staff.id), label: customerName(staff) })),
  ];

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(6, 1fr)' } }}>
        <TextField label={texts.from} {...period} {...text('from')} />
        <TextField label={texts.to} {...period} {...text('to')} />
        {seesOthers && (
          <ChoiceField
            label={texts.staff}
            value={draft.staff_id}
            choices={staffChoices}
            onChange={(staff_id) => set({ staff_id })}
          />
        )}
        <ChoiceField label={texts.size} value={draft.size} choices={SIZE_CHOICES} onChange={(size) => set({ size })} />
        <TextField label={texts.userId} slotProps={{ htmlInput: { inputMode: 'numeric' } }} {...text('user_id')} />
        <TextField label={texts.partner} {...text('venue_provider_name')} />
      </Box>
    </Box>
  );
}
