import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { ConfirmedInput } from '../../../components/form/sending/ConfirmedInput';
import type { ConfirmedFlow } from '../../../components/form/sending/useConfirmedForm';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { Section } from '../../../components/page/Section';
import { StickyActions } from '../../../components/page/StickyActions';
import { shellTexts } from '../../../i18n/shell';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { DateChange } from '../../../providers/calls/requests/wash-requests';
import { nowJst } from '../../../providers/clock';
import { scheduleText } from '../row-facts';
import { AreaTimeField } from './AreaTimeField';
import { OtherWays } from './OtherWays';
import { type ChangeContext, deliveryReasons, pickupReasons, withPickup } from './leg-days';
import { type DateChangeForm, changeBody, changeProblems, lockOfDelivery, lockOfPickup } from './date-change-form';

interface Props {
  readonly flow: ConfirmedFlow<DateChangeForm, DateChange>;
  readonly request: RequestDetail;
  readonly context: ChangeContext;
  readonly backTo: string;
}

export function DateChangeInput({ flow, request, context, backTo }: Props) {
  const { clearErrors, control, formState, setValue } = flow.form;
  const form = useWatch({ control, compute: (values) => values });
  const now = nowJst();
  const present = { ...context, now };
  const problems = changeProblems(request, form, present);
  // What is wrong shows as soon as something was chosen, for both legs at once; that nothing was, only when asked.
  const hasChanged = Object.keys(changeBody(request, form)).length > 0;
  const shown = formState.submitCount > 0 || hasChanged ? problems : {};
  const choose = ({ pickup, delivery }: DateChangeForm) => {
    clearErrors();
    setValue('pickup', pickup);
    setValue('delivery', delivery);
  };
  const legs = [
    {
      key: 'pickup',
      title: t('requests.dateChange.pickup'),
      was: request.sched_pickup_dt,
      lock: lockOfPickup(request),
      problem: shown['sched_pickup_dt'] ?? formState.errors.pickup?.message,
      reasonOf: pickupReasons(request, present),
      moved: (pickup: JstDateTime) => withPickup(request, form, pickup, present),
    },
    {
      key: 'delivery',
      title: t('requests.dateChange.delivery'),
      was: request.sched_delivery_dt,
      lock: lockOfDelivery(request),
      problem: shown['sched_delivery_dt'] ?? formState.errors.delivery?.message,
      reasonOf: deliveryReasons(request, form, present),
      moved: (delivery: JstDateTime): DateChangeForm => ({ ...form, delivery }),
    },
  ] as const;
  const isLocked = legs.every(({ lock }) => lock !== null);

  return (
    <ConfirmedInput
      flow={flow}
      actions={
        <StickyActions>
          <Button component={Link} to={backTo} variant="outlined">
            {shellTexts.back}
          </Button>
          {!isLocked && (
            <Button type="submit" variant="contained">
              {t('requests.dateChange.next')}
            </Button>
          )}
        </StickyActions>
      }
    >
      {legs.map(({ key, title, was, lock, problem, reasonOf, moved }) => (
        <Section key={key} title={title}>
          <Stack sx={{ gap: 1.5 }}>
            <Typography variant="body2" color="textSecondary">
              {t('requests.dateChange.was', {
                text: was === null ? t('requests.detail.none') : scheduleText(was, now),
              })}
            </Typography>
            {lock !== null && <Typography>{lock}</Typography>}
            {lock === null && (
              <AreaTimeField
                value={form[key]}
                context={context}
                isWrong={problem !== undefined}
                reasonOf={reasonOf}
                onChange={(value) => choose(moved(value))}
              />
            )}
            {lock === null && form[key] !== null && (
              <Typography sx={{ fontWeight: 700 }}>{scheduleText(form[key], now)}</Typography>
            )}
            <ProblemLines lines={problem === undefined ? [] : [problem]} />
          </Stack>
        </Section>
      ))}
      <ProblemLines lines={shown.form === undefined ? [] : [shown.form]} />
      {isLocked && <OtherWays request={request} />}
    </ConfirmedInput>
  );
}
