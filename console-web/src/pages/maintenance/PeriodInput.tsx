import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form } from 'ra-core';
import { useRef } from 'react';
import type { ReasonOf } from '../../components/date-time/reason-of';
import { DateInput } from '../../components/date-time/DateInput';
import { CountedTextInput } from '../../components/form/fields/CountedTextInput';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { KeepDraft } from '../../components/form/draft/KeepDraft';
import type { FormDraft } from '../../components/form/draft/useFormDraft';
import { FocusFirstWrong } from '../../components/form/sending/FocusFirstWrong';
import { TimeInput } from '../../components/date-time/TimeInput';
import { StickyActions } from '../../components/page/StickyActions';
import { t } from '../../i18n';
import { nowJst, todayJst } from '../../providers/clock';
import { CONTENT_LENGTH, type PeriodForm, type TypedPeriod, TYPE_CHOICES, periodErrors, periodOf } from './period-form';

const TIME_STEP = 5;

interface Props {
  readonly form: PeriodForm;
  readonly draft: FormDraft;
  readonly onNext: (form: PeriodForm) => void;
}

/** From when, until when, of which type, and what customers are told. */
export function PeriodInput({ form, draft, onNext }: Props) {
  const box = useRef<HTMLElement>(null);
  return (
    <Box ref={box} sx={{ '& form': { display: 'grid', gap: 2 } }}>
      <Form
        record={form}
        validate={(values) => periodErrors(values, nowJst())}
        onSubmit={(values: TypedPeriod) => onNext(periodOf(values))}
        shouldFocusError={false}
        noValidate
        disableInvalidFormNotification
      >
        <FocusFirstWrong within={box} />
        <KeepDraft draft={draft} />
        <Moment leg="start" hint={t('maintenance.startHint')} />
        <Moment leg="end" hint={t('maintenance.endHint')} />
        <ChoiceInput source="type" choices={TYPE_CHOICES} />
        <CountedTextInput source="content" maxLength={CONTENT_LENGTH} hint={t('maintenance.contentHint')} />
        <StickyActions>
          <Button type="submit" variant="contained">
            {t('maintenance.next')}
          </Button>
        </StickyActions>
      </Form>
    </Box>
  );
}

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
