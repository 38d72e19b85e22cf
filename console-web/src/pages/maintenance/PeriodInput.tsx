import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReasonOf } from '../../components/date-time/reason-of';
import { DateInput } from '../../components/date-time/DateInput';
import { CountedTextInput } from '../../components/form/fields/CountedTextInput';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { ConfirmedInput } from '../../components/form/sending/ConfirmedInput';
import type { ConfirmedFlow } from '../../components/form/sending/useConfirmedForm';
import { TimeInput } from '../../components/date-time/TimeInput';
import { StickyActions } from '../../components/page/StickyActions';
import { t } from '../../i18n';
import type { MaintenanceStart } from '../../providers/calls/maintenance';
import { todayJst } from '../../providers/clock';
import { CONTENT_LENGTH, type PeriodForm, TYPE_CHOICES } from './period-form';

const TIME_STEP = 5;

/** From when, until when, of which type, and what customers are told. */
export const PeriodInput = ({ flow }: { flow: ConfirmedFlow<PeriodForm, MaintenanceStart> }) => (
  <ConfirmedInput
    flow={flow}
    actions={
      <StickyActions>
        <Button type="submit" variant="contained">
          {t('maintenance.next')}
        </Button>
      </StickyActions>
    }
  >
    <Moment leg="start" hint={t('maintenance.startHint')} />
    <Moment leg="end" hint={t('maintenance.endHint')} />
    <ChoiceInput isRequired source="type" choices={TYPE_CHOICES} />
    <CountedTextInput source="content" maxLength={CONTENT_LENGTH} hint={t('maintenance.contentHint')} />
  </ConfirmedInput>
);

const pastReason: ReasonOf = (date) => (date < todayJst() ? { mark: '', text: t('dates.past') } : null);

function Moment({ leg, hint }: { leg: 'start' | 'end'; hint: string }) {
  const field = t(`maintenance.fields.${leg}`);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 700, mb: 1.5 }}>
        {field}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateInput source={`${leg}_date`} reasonOf={pastReason} />
        <TimeInput
          source={`${leg}_time`}
          hourLabel={t('maintenance.hourOf', { field })}
          minuteLabel={t('maintenance.minuteOf', { field })}
          step={TIME_STEP}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {hint}
      </Typography>
    </Box>
  );
}
