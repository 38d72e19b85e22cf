import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { message } from '@laundry/shared/messages/message';
import { parseDayLimit } from '@laundry/shared/rules/calendar/day-limit';
import type { JstDate } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { useLeaveQuestion } from '../../../components/form/dialog/useLeaveQuestion';
import { ToldConflict } from '../../../components/form/shared-write/told-conflict';
import { calendarTexts } from '../../../i18n/calendar';
import { problemLines } from '../../../providers/api/problem';
import { AffectedRequests } from '../affected/AffectedRequests';
import type { CalendarNotice } from '../affected/calendar-notice';
import { dayLabel } from './day-label';
import { type DayChoice, readDayForm } from './day-form';
import type { DaySetting } from './day-settings';
import { LimitHelp } from './LimitHelp';
import { OthersChanges } from './OthersChanges';
import { dayOf } from './others-day';
import { useSetDay } from './useSetDay';

const { dialog: texts } = calendarTexts;

interface Props {
  readonly date: JstDate;
  /** What is set for this day already. */
  readonly settings: readonly DaySetting[];
  /** The pickups that it has; undefined while they are not known. */
  readonly used: number | undefined;
  readonly onClose: () => void;
  readonly onDone: (notice: CalendarNotice) => void;
  /** The requests of the day are to be moved instead. */
  readonly onMove: () => void;
}

/** What a day shall be: a holiday, or limited to a number of pickups. */
export function DayDialog({ date, settings, used, onClose, onDone, onMove }: Props) {
  const now = dayOf(settings);
  const isHoliday = now.holiday;
  const [choice, setChoice] = useState<DayChoice | null>(null);
  // As it was when this opened: what is sent is in place of that.
  const [began] = useState(now);
  const first = began.limit === null ? '' : String(began.limit);
  const [typed, setTyped] = useState(first);
  const [refused, setRefused] = useState<{ field: 'choice' | 'limit'; problem: string } | null>(null);
  const setDay = useSetDay(date, began, now, (notice) => {
    onDone(notice);
    onClose();
  });

  const { others, error, isPending } = setDay;
  const leaving = useLeaveQuestion({ isChanged: () => choice === 'limit' && typed !== first, isPending, onClose });

  const submit = () => {
    const order = readDayForm(choice, typed);
    setRefused(order.kind === 'refused' ? order : null);
    if (order.kind !== 'refused') setDay.set(order);
  };
  const helperOf = (field: 'choice' | 'limit') => (refused?.field === field ? `▲ ${refused.problem}` : undefined);

  return (
    <>
      <ActionDialog
        title={texts.title(dayLabel(date))}
        submitLabel={texts.submit}
        pendingLabel={texts.submitting}
        isPending={isPending}
        problems={error === null || error instanceof ToldConflict ? [] : problemLines(error)}
        onSubmit={submit}
        onClose={leaving.close}
      >
        {choice !== 'limit' && <AffectedRequests date={date} onMove={onMove} />}
        <FormControl required component="fieldset" error={refused?.field === 'choice'}>
          <FormLabel component="legend" id="day-choice">
            {texts.choice}
          </FormLabel>
          <RadioGroup
            aria-required
            aria-labelledby="day-choice"
            value={choice ?? ''}
            onChange={(_, value) => {
              setChoice(value === 'holiday' ? value : 'limit');
              setRefused(null);
            }}
          >
            <FormControlLabel
              value="holiday"
              control={<Radio />}
              disabled={isHoliday}
              label={isHoliday ? `${texts.holiday}（${message('ja', 'holiday_exists')}）` : texts.holiday}
            />
            <FormControlLabel value="limit" control={<Radio />} label={texts.limit} />
          </RadioGroup>
          <FormHelperText role="alert" sx={{ m: 0 }}>
            {helperOf('choice')}
          </FormHelperText>
        </FormControl>
        {choice === 'limit' && others !== null && <OthersChanges others={others} began={began} onTake={setTyped} />}
        {choice === 'limit' && (
          <TextField
            required
            autoFocus
            label={texts.limitInput}
            value={typed}
            error={refused?.field === 'limit'}
            helperText={helperOf('limit') ?? <LimitHelp limit={parseDayLimit(typed)} used={used} />}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        )}
      </ActionDialog>
      {leaving.question}
    </>
  );
}
