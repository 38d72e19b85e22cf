import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { JstDate } from '@laundry/shared/time/jst';
import { calendarTexts } from '../../../i18n/calendar';
import type { NationalHoliday } from '../../../providers/api/api-types';
import { dayLabel } from '../day/day-label';

const { national: texts } = calendarTexts;

interface Props {
  readonly year: string;
  readonly holidays: readonly NationalHoliday[];
  /** Days that are left as they are. */
  readonly left: ReadonlySet<JstDate>;
  readonly onLeft: (left: ReadonlySet<JstDate>) => void;
}

/** A box for each holiday, with what is planned on it; what is set already stays set. */
export function HolidayChoices({ year, holidays, left, onLeft }: Props) {
  if (holidays.length === 0) return <Typography>{texts.none(year)}</Typography>;
  const toggle = (date: JstDate) => {
    const next = new Set(left);
    if (!next.delete(date)) next.add(date);
    onLeft(next);
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{texts.choices(year)}</FormLabel>
      <FormGroup>
        {holidays.map(({ date, name, is_set, affected }) => (
          <FormControlLabel
            key={date}
            disabled={is_set}
            control={<Checkbox checked={is_set || !left.has(date)} onChange={() => toggle(date)} />}
            label={
              <>
                {`${dayLabel(date)} ${name} `}
                {is_set && texts.isSet}
                {!is_set && affected > 0 && <strong>{texts.affected(affected)}</strong>}
              </>
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
