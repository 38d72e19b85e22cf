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

/** What a list is searched by, in words: folded fields do not hide it. */
export function AppliedConditions({ values, choices }: { values: Filter; choices: FilterChoices }) {
  const labelOf = useTranslateLabel();
  const names = Object.keys(values);
  if (names.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('lists.search.applied')} sx={list}>
      {names.map((name) => (
        <li key={name}>
          <Chip
            size="small"
            variant="outlined"
            label={
              <>
                {labelOf({ source: name })}
                {t('lists.search.is', {
                  value: valueText(values[name], Object.hasOwn(choices, name) ? choices[name] : []),
                })}
              </>
            }
          />
        </li>
      ))}
    </Box>
  );
}

function valueText(value: unknown, choices: readonly Choice[] = []): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, choices)).join('・');
  const typed = text(value);
  const day = parseDate(typed);
  return choices.find((choice) => choice.value === typed)?.label ?? (day === null ? typed : slashDate(day));
}

const list = { display: 'flex', flexWrap: 'wrap', gap: 0.5, flex: '1 1 160px', p: 0, m: 0, listStyle: 'none' };
