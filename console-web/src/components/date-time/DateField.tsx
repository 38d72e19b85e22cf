import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { fieldDate } from '@laundry/shared/time/display';
import { type JstDate, parseDate } from '@laundry/shared/time/jst';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../../i18n';
import { todayJst } from '../../providers/clock';
import { MonthCalendar } from './MonthCalendar';
import type { ReasonOf } from './reason-of';
import { readDate } from './read-date';

interface Props {
  readonly label: ReactNode;
  /** A day, or what was typed and is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isWrong?: boolean;
  readonly problem?: ReactNode;
  readonly autoFocus?: boolean;
  readonly isRequired?: boolean;
  /** Why a day of the calendar cannot be chosen. */
  readonly reasonOf?: ReasonOf;
}

/** A day with its weekday, typed the short way or chosen from a calendar; Alt and the arrow down open it. */
export function DateField({ label, value, onChange, onBlur, problem, reasonOf, ...props }: Props) {
  const { isWrong = false, autoFocus = false, isRequired = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const day = parseDate(value);
  const read = (text: string) => {
    setTyped(text);
    onChange(readDate(text, todayJst()) ?? text.trim());
  };
  const choose = (date: JstDate) => {
    setTyped(null);
    setOpen(false);
    onChange(date);
  };
  return (
    <>
      <TextField
        ref={box}
        label={label}
        value={typed ?? (day === null ? value : fieldDate(day, 'ja'))}
        error={isWrong || Boolean(problem)}
        helperText={problem}
        required={isRequired}
        autoFocus={autoFocus}
        autoComplete="off"
        onChange={(event) => read(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', placeholder: t('dates.placeholder') },
          input: { sx: narrow, endAdornment: <OpenButton label={label} onClick={() => setOpen(true)} /> },
        }}
      />
      {isOpen && (
        <Popover
          open
          anchorEl={() => box.current}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('dates.calendar') } }}
        >
          <MonthCalendar value={day} onChoose={choose} {...(reasonOf && { reasonOf })} />
        </Popover>
      )}
    </>
  );
}

function OpenButton({ label, onClick }: { label: ReactNode; onClick: () => void }) {
  const name = typeof label === 'string' ? t('dates.openOf', { field: label }) : t('dates.calendar');
  return (
    <InputAdornment position="end" sx={{ ml: 0 }}>
      <IconButton edge="end" size="small" aria-label={name} onClick={onClick}>
        <CalendarTodayOutlined fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}

/** A whole day and its weekday fit a column of a search. */
const narrow = {
  pr: 1.25,
  '& input': { pl: 1.25, pr: 0, height: '1.4375rem', fontSize: { md: 14 }, fontVariantNumeric: 'tabular-nums' },
};
