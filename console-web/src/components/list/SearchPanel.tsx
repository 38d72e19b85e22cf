import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Form, useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { t } from '../../i18n';
import { type Filter, filledIn } from '../../providers/filter';
import { useIsPhone } from '../../theme/useIsPhone';
import { AppliedConditions, type FilterChoices } from './AppliedConditions';
import { useFilter } from './useFilter';

interface Props {
  /** Why these values cannot be searched with; null when they can. */
  readonly problemOf?: (values: Filter) => string | null;
  /** The filter that values make; without it, what is filled in. */
  readonly toFilter?: (values: Filter) => Filter;
  /** What the form starts with, and what its reset leads back to. */
  readonly initial?: Filter;
  /** What stands above the fields, folded or not. */
  readonly lead?: ReactNode;
  /** What folded fields still say, on phones. */
  readonly summary?: ReactNode;
  /** What the values of a choice are called. */
  readonly choices?: FilterChoices;
  /** How many fields stand beside each other on a wide desk. */
  readonly columns?: number;
  readonly children: ReactNode;
}

/** The fields of a search, applied by its button; the address holds what is applied. On phones they fold away behind their number. */
export function SearchPanel({
  problemOf,
  toFilter = filledIn,
  initial = {},
  lead,
  summary,
  choices = {},
  columns = 5,
  children,
}: Props) {
  const { setFilters } = useListContext();
  const filter = useFilter();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const set = Object.keys(filledIn(filter)).filter((name) => !Object.hasOwn(initial, name)).length;
  const applied: Filter = { ...initial, ...filter };
  const told = lead || summary ? initial : {};
  return (
    <Paper component="section" aria-label={t('lists.search.title')} variant="outlined" sx={panel}>
      {(isPhone || lead) && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: { xs: 1, md: 0 }, mb: { md: 1 } }}
        >
          {lead}
          {isPhone && summary}
          {isPhone && !isOpen && <AppliedConditions values={unsaid(filter, initial, told)} choices={choices} />}
          {isPhone && (
            <Button className="no-print" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ ml: 'auto' }}>
              {openLabel(isOpen, set)}
            </Button>
          )}
        </Box>
      )}
      <Collapse in={!isPhone || isOpen} unmountOnExit className="no-print">
        <Form
          key={JSON.stringify(applied)}
          record={applied}
          noValidate
          onSubmit={(values: object) => setFilters(toFilter({ ...values }))}
        >
          <Box sx={fieldsOf(columns)}>
            {children}
            <Buttons problemOf={problemOf} onReset={() => setFilters(initial)} />
          </Box>
          <Problem problemOf={problemOf} />
        </Form>
      </Collapse>
    </Paper>
  );
}

/** What is applied and neither said already nor what the list starts with. */
const unsaid = (filter: Filter, initial: Filter, told: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filledIn(filter)).filter(
      ([name, value]) => !Object.hasOwn(told, name) && JSON.stringify(value) !== JSON.stringify(initial[name]),
    ),
  );

const openLabel = (isOpen: boolean, set: number): string => {
  if (isOpen) return t('lists.search.close');
  return set > 0 ? t('lists.search.openSet', { count: set }) : t('lists.search.open');
};

type ProblemOf = Props['problemOf'];
function useProblem(problemOf: ProblemOf): string | null {
  const filter = useWatch();
  return problemOf?.(filter) ?? null;
}

function Buttons({ problemOf, onReset }: { problemOf: ProblemOf; onReset: () => void }) {
  const problem = useProblem(problemOf);
  return (
    <Box sx={{ display: 'flex', gap: 1, gridColumn: { xs: '1 / -1', md: 'auto' }, alignSelf: 'center', minHeight: 40 }}>
      <Button type="submit" variant="contained" disabled={problem !== null} sx={{ flex: 1 }}>
        {t('lists.search.submit')}
      </Button>
      <Button onClick={onReset}>{t('lists.search.reset')}</Button>
    </Box>
  );
}

/** What is wrong with the fields, or that they are not what the list shows. */
function Problem({ problemOf }: { problemOf: ProblemOf }) {
  const problem = useProblem(problemOf);
  const { isDirty } = useFormState();
  const text = problem === null ? (isDirty ? t('lists.search.unapplied') : '') : `▲ ${problem}`;
  return (
    <Typography role="status" color="warning" variant="body2" sx={{ fontWeight: 700, mt: text === '' ? 0 : 1 }}>
      {text}
    </Typography>
  );
}

// On paper only what stands above the fields: of which days the list is.
const panel = {
  p: { xs: 1, md: 1.5 },
  '@media print': { p: 0, border: 0, backgroundColor: 'transparent' },
};

const fieldsOf = (columns: number) => ({
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  pt: { xs: 1.5, md: 0.5 },
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)', lg: `repeat(${columns}, 1fr)` },
});
