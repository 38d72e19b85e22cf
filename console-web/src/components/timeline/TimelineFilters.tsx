import Box from '@mui/material/Box';
import { t } from '../../i18n';
import type { TrailEntry } from '../../providers/api/api-types';
import { ChoiceField } from '../form/fields/ChoiceField';
import { type TrailFilter, choicesOf } from './trail-filter';

interface Props {
  readonly entries: readonly TrailEntry[];
  readonly filter: TrailFilter;
  readonly onChange: (filter: TrailFilter) => void;
}

const ANY = { kind: t('timeline.anyKind'), person: t('timeline.anybody') } as const;

/** Narrows a trail by what was done and by whom, where there is a choice. */
export function TimelineFilters({ entries, filter, onChange }: Props) {
  const parts = (['kind', 'person'] as const)
    .map((part) => ({ part, choices: choicesOf(entries, part) }))
    .filter(({ choices }) => choices.length > 1);
  if (parts.length === 0) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, pt: 0.75, '& > *': { flex: '1 1 140px', maxWidth: 260 } }}
    >
      {parts.map(({ part, choices }) => (
        <ChoiceField
          key={part}
          label={t(`timeline.${part}`)}
          value={choices.some(({ value }) => value === filter[part]) ? filter[part] : ''}
          choices={[{ value: '', label: ANY[part] }, ...choices]}
          onChange={(value) => onChange({ ...filter, [part]: value })}
        />
      ))}
    </Box>
  );
}
