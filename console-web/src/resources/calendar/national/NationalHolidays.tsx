import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { JstDate } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { calendarTexts } from '../../../i18n/calendar';
import { problemLines } from '../../../providers/api/problem';
import { todayJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import type { CalendarNotice } from '../affected/calendar-notice';
import { calendarKeys } from '../calendar-keys';
import { HolidayChoices } from './HolidayChoices';
import { useAddHolidays } from './useAddHolidays';

const { national: texts } = calendarTexts;

interface Props {
  readonly onClose: () => void;
  readonly onDone: (notice: CalendarNotice) => void;
}

/** Proposes the national holidays of a year: those that are worked stay out, the others are set in one step. */
export function NationalHolidays({ onClose, onDone }: Props) {
  const thisYear = todayJst().slice(0, 4);
  const nextYear = String(Number(thisYear) + 1);
  const [chosenYear, setYear] = useState<string | null>(null);
  // Late in a year all that is left to set is the next one's.
  const isOver = useNationalHolidays(thisYear).data?.length === 0;
  const year = chosenYear ?? (isOver ? nextYear : thisYear);
  const [left, setLeft] = useState<ReadonlySet<JstDate>>(new Set());
  const holidays = useNationalHolidays(year);
  const add = useAddHolidays((notice) => {
    onDone(notice);
    onClose();
  });
  const chosen = (holidays.data ?? []).filter(({ date, is_set }) => !is_set && !left.has(date));
  const affected = chosen.reduce((sum, day) => sum + day.affected, 0);
  const problem = add.error ?? holidays.error;

  return (
    <ActionDialog
      title={texts.title}
      submitLabel={texts.submit(chosen.length)}
      pendingLabel={texts.submitting}
      isPending={add.isPending}
      disabled={chosen.length === 0}
      problems={problem ? problemLines(problem) : []}
      // What a colleague set meanwhile is seen then.
      onSubmit={() =>
        add.mutate(
          chosen.map(({ date }) => date),
          { onError: () => void holidays.refetch() },
        )
      }
      onClose={onClose}
    >
      <Typography color="textSecondary">{texts.lead}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.year}
        value={year}
        onChange={(_, value: string | null) => {
          if (value === null) return;
          setYear(value);
          setLeft(new Set());
          add.reset();
        }}
      >
        {[thisYear, nextYear].map((each) => (
          <ToggleButton key={each} value={each}>
            {texts.yearOf(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {holidays.isPending && <LoadingScreen />}
      {holidays.data && <HolidayChoices year={year} holidays={holidays.data} left={left} onLeft={setLeft} />}
      <Typography role="status">{texts.chosen(chosen.length, affected)}</Typography>
    </ActionDialog>
  );
}

/** The national holidays of a year that are still to come; read anew each time the question is asked. */
function useNationalHolidays(year: string) {
  const data = useConsoleData();
  const today = todayJst();
  const first = `${year}-01-01`;
  return useQuery({
    queryKey: calendarKeys.nationalOf(year),
    queryFn: () => data.getNationalHolidays(first < today ? today : first, `${year}-12-31`),
  });
}
