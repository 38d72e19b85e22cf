import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { slashDate } from '@laundry/shared/time/display';
import { parseDate } from '@laundry/shared/time/jst';
import { useTranslateLabel } from 'ra-core';
import { t } from '../../i18n';
import { type Filter, text } from '../../providers/filter';
import type { Choice } from '../form/fields/ChoiceField';

/** What the values of a filter are called, by its field; a field without is typed. */
export type FilterChoices = Readonly<Record<string, readonly Choice[]>>;

interface Props {
  readonly values: Filter;
  readonly choices: FilterChoices;
  /** Without it they are only told. */
  readonly onRemove?: (name: string) => void;
}

/** What a list is searched by, in words: folded fields do not hide it, and each condition is taken away by its chip. */
export function AppliedConditions({ values, choices, onRemove }: Props) {
  const labelOf = useTranslateLabel();
  const names = Object.keys(values);
  if (names.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('lists.search.applied')} sx={list}>
      {names.map((name) => {
        const field = labelOf({ source: name });
        const value = valueText(values[name], Object.hasOwn(choices, name) ? choices[name] : []);
        const label = `${typeof field === 'string' ? field : name}${t('lists.search.is', { value })}`;
        return (
          <li key={name}>
            <Chip
              size="small"
              variant="outlined"
              label={label}
              {...(onRemove && removable(label, () => onRemove(name)))}
              sx={chip}
            />
          </li>
        );
      })}
    </Box>
  );
}

/** The whole chip is the button: a cross of its own would be a second, smaller one. */
const removable = (label: string, remove: () => void) => ({
  component: 'button' as const,
  type: 'button' as const,
  'aria-label': t('lists.search.remove', { label }),
  onClick: remove,
  onDelete: remove,
});

function valueText(value: unknown, choices: readonly Choice[] = []): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, choices)).join('・');
  const typed = text(value);
  const day = parseDate(typed);
  return choices.find((choice) => choice.value === typed)?.label ?? (day === null ? typed : slashDate(day));
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  flex: { xs: '1 1 100%', md: '1 1 160px' },
  p: 0,
  m: 0,
  listStyle: 'none',
};
const chip = {
  minHeight: 28,
  maxWidth: '100%',
  '@media print': { '& .MuiChip-deleteIcon': { display: 'none' } },
};
