import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Form, useListContext } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
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
  /** They fold away on desks, too, so that more rows are in sight. */
  readonly folds?: boolean;
  /** Beside the button that unfolds them. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The fields of a search, applied by its button; the address holds what is applied. On phones, and where a list needs the
 * room, they fold away: each condition is a chip then, which takes it away again.
 */
export function SearchPanel({
  problemOf,
  toFilter = filledIn,
  initial = {},
  lead,
  summary,
  choices = {},
  columns = 5,
  folds = false,
  tools,
  children,
}: Props) {
  const { setFilters } = useListContext();
  const filter = useFilter();
  const isPhone = useIsPhone();
  const isFolding = isPhone || folds;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const set = Object.keys(filledIn(filter)).filter((name) => !Object.hasOwn(initial, name)).length;
  const applied: Filter = { ...initial, ...filter };
  const told = lead || summary ? initial : {};
  /** What has the focus goes away: the keyboard goes on from the button that stays. */
  const toOpener = () => opener.current?.focus();
  const apply = (values: object) => {
    setFilters(toFilter({ ...values }));
    if (!isFolding) return;
    setOpen(false);
    toOpener();
  };
  const remove = (name: string) => {
    const { [name]: _, ...others } = filter;
    setFilters(toFilter(others));
    toOpener();
  };
  return (
    <Paper component="section" aria-label={t('lists.search.title')} variant="outlined" sx={isFolding ? bar : panel}>
      {(isFolding || lead) && (
        <Box sx={line}>
          {lead}
          {isPhone && summary}
          {isFolding && !isOpen && (
            <AppliedConditions values={unsaid(filter, initial, told)} choices={choices} onRemove={remove} />
          )}
          <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
            {tools}
            {isFolding && (
              <Button ref={opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {openLabel(isOpen, set)}
              </Button>
            )}
          </Box>
        </Box>
      )}
      <Collapse in={!isFolding || isOpen} unmountOnExit className="no-print">
        <Form key={JSON.stringify(applied)} record={applied} noValidate onSubmit={apply}>
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
const onPaper = { '@media print': { p: 0, border: 0, backgroundColor: 'transparent' } };
const panel = { p: { xs: 1, md: 1.5 }, ...onPaper };
const bar = { px: { xs: 1, md: 1.5 }, py: { xs: 1, md: 0.75 }, ...onPaper };
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: { xs: 1, md: 0 } };

const fieldsOf = (columns: number) => ({
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  pt: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)', lg: `repeat(${columns}, 1fr)` },
});
