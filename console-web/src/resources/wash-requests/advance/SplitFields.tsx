import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import type { Refusal } from '@laundry/shared/rules/decision';
import { type StaffShare, splitCountChoices } from '@laundry/shared/rules/stages/staff-split';
import { ChoiceField } from '../../../components/form/fields/ChoiceField';
import { t } from '../../../i18n';
import type { Folder } from './folders';
import { rowProblem, totalOf, withAnother, withCount, withoutRow } from './split-rows';

interface Props {
  readonly count: number;
  readonly shares: readonly StaffShare[];
  readonly people: readonly Folder[];
  readonly refusal: Refusal<string> | null;
  readonly onChange: (shares: readonly StaffShare[]) => void;
}

/** Who folded how many, 1 to 5 rows in steps of a half, which add up by themselves. */
export function SplitFields({ count, shares, people, refusal, onChange }: Props) {
  const setPerson = (row: number, id: number | null) =>
    onChange(shares.map((share, index) => (index === row ? { ...share, id } : share)));
  const staffs = [
    { value: '', label: t('requests.split.unselected') },
    ...people.map((person) => ({ value: String(person.id), label: person.label })),
  ];
  const counts = splitCountChoices(count).map((value) => ({
    value: String(value),
    label: `${value}${t('requests.list.piece')}`,
  }));
  const total = totalOf(shares);

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t('requests.split.lead', { count })}</Typography>
      {shares.map((share, row) => (
        <Box key={row} sx={rowStyles}>
          <ChoiceField
            isRequired
            label={t('requests.split.staff', { row: row + 1 })}
            value={share.id === null ? '' : String(share.id)}
            choices={staffs}
            problem={rowProblem(refusal, shares, row, 'staff')}
            onChange={(value) => setPerson(row, value === '' ? null : Number(value))}
          />
          <ChoiceField
            label={t('requests.split.count', { row: row + 1 })}
            value={String(share.count)}
            choices={counts}
            problem={rowProblem(refusal, shares, row, 'count')}
            onChange={(value) => onChange(withCount(shares, row, Number(value), count))}
          />
          <IconButton
            aria-label={t('requests.split.remove', { row: row + 1 })}
            disabled={shares.length === 1}
            onClick={() => onChange(withoutRow(shares, row, count))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Button
          startIcon={<AddIcon />}
          disabled={shares.length >= LIMITS.splitRowsMax}
          onClick={() => onChange(withAnother(shares, count))}
        >
          {t('requests.split.add')}
        </Button>
        <Typography role="status" color={total === count ? 'success' : 'warning'} sx={{ fontWeight: 700 }}>
          {t('requests.split.total', { total, count })}
        </Typography>
      </Box>
    </Box>
  );
}

/** On the narrowest phones a name has a line of its own. */
const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 44px', sm: '2fr 1fr 44px' },
  gap: 1,
  alignItems: 'start',
  '& > :first-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
