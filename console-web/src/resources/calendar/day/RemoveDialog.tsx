import Typography from '@mui/material/Typography';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { calendarTexts } from '../../../i18n/calendar';
import { problemLines } from '../../../providers/api/problem';
import type { CalendarNotice } from '../affected/calendar-notice';
import { dayLabel } from './day-label';
import type { DaySetting } from './day-settings';
import { useCalendarMutation } from './useCalendarMutation';

const { remove: texts } = calendarTexts;

interface Props {
  readonly setting: DaySetting;
  readonly onClose: () => void;
  readonly onDone: (notice: CalendarNotice) => void;
}

/** Asks by date before a holiday or a limit is lifted. */
export function RemoveDialog({ setting, onClose, onDone }: Props) {
  const { kind, id, date } = setting;
  const remove = useCalendarMutation(
    (data, gone: number) => (kind === 'holiday' ? data.removeHoliday(gone) : data.removeLimit(gone)),
    () => {
      onDone({ lines: [texts.done[kind](dayLabel(date))], affected: [] });
      onClose();
    },
  );
  return (
    <ActionDialog
      danger
      title={texts.title[kind]}
      submitLabel={texts.submit}
      pendingLabel={texts.submitting}
      isPending={remove.isPending}
      problems={remove.error ? problemLines(remove.error) : []}
      onSubmit={() => remove.mutate(id)}
      onClose={onClose}
    >
      <Typography>{texts.lead[kind]}</Typography>
      <Typography variant="h2" component="p">
        {setting.kind === 'limit' ? `${dayLabel(date)} ${calendarTexts.limit(setting.limit)}` : dayLabel(date)}
      </Typography>
    </ActionDialog>
  );
}
