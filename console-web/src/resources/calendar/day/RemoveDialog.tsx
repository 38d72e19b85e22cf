import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { calendarTexts } from '../../../i18n/calendar';
import { problemLines, problemOf } from '../../../providers/api/problem';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import type { CalendarNotice } from '../affected/calendar-notice';
import { dayLabel } from './day-label';
import type { DaySetting } from './day-settings';
import { useCalendarMutation } from './useCalendarMutation';

const { remove: texts } = calendarTexts;

interface Props {
  /** As it was when this opened. */
  readonly setting: DaySetting;
  /** The days' settings as they were read last. */
  readonly settings: readonly DaySetting[];
  readonly onClose: () => void;
  readonly onDone: (notice: CalendarNotice) => void;
}

/** Asks by date before a holiday or a limit is lifted. */
export function RemoveDialog({ setting, settings, onClose, onDone }: Props) {
  const { kind, date } = setting;
  // What colleagues have made of it meanwhile is lifted by who has read that.
  const shown = settings.find((one) => one.kind === kind && one.date === date) ?? setting;
  const remove = useCalendarMutation(
    (data, asked: DaySetting) => lift(data, asked).then(() => texts.done, goneAlready),
    (told) => {
      onDone({ lines: [told[kind](dayLabel(date))], affected: [] });
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
      onSubmit={() => remove.mutate(shown)}
      onClose={onClose}
    >
      <Typography>{texts.lead[kind]}</Typography>
      <Typography variant="h2" component="p">
        {shown.kind === 'limit' ? `${dayLabel(date)} ${calendarTexts.limit(shown.limit)}` : dayLabel(date)}
      </Typography>
      {isOther(shown, setting) && remove.error === null && <Alert severity="warning">{texts.changed}</Alert>}
    </ActionDialog>
  );
}

const lift = (data: ConsoleDataProvider, setting: DaySetting) =>
  setting.kind === 'holiday' ? data.removeHoliday(setting.id) : data.removeLimit(setting.id, setting.limit);

/** Others have lifted it: it is as it was asked for, and is not said to be one's own deed. */
function goneAlready(refused: unknown): typeof texts.gone {
  if (problemOf(refused).status === 404) return texts.gone;
  throw refused;
}

const isOther = (shown: DaySetting, began: DaySetting): boolean =>
  shown.kind === 'limit' && began.kind === 'limit' && shown.limit !== began.limit;
