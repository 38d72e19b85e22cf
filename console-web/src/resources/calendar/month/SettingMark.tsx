import { calendarTexts } from '../../../i18n/calendar';
import { dayLabel } from '../day/day-label';
import type { DaySetting } from '../day/day-settings';

interface Props {
  readonly setting: DaySetting;
  readonly isPast: boolean;
  readonly onOpen: (setting: DaySetting) => void;
}

/** A holiday in red, a limit in blue with what is taken of it; a click asks whether to lift it, unless its day is past. */
export function SettingMark({ setting, isPast, onOpen }: Props) {
  const day = dayLabel(setting.date);
  const open = () => onOpen(setting);
  if (setting.kind === 'holiday')
    return (
      <button
        type="button"
        className="mark holiday"
        disabled={isPast}
        aria-label={calendarTexts.removeHoliday(day)}
        onClick={open}
      >
        {calendarTexts.holiday}
      </button>
    );
  const { limit, used } = setting;
  return (
    <button
      type="button"
      className="mark limit"
      disabled={isPast}
      aria-label={calendarTexts.removeLimit(day, limit)}
      onClick={open}
    >
      <span className="title">{calendarTexts.limit(limit)}</span>
      <span className="used">{calendarTexts.used(used, limit)}</span>
      {used >= limit && <span className="full">{calendarTexts.full}</span>}
    </button>
  );
}
