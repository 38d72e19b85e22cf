import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { focusFirstWrong } from '../../../components/form/sending/focus-first-wrong';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { Section } from '../../../components/page/Section';
import { StickyActions } from '../../../components/page/StickyActions';
import { shellTexts } from '../../../i18n/shell';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { scheduleText } from '../row-facts';
import { AreaTimeField } from './AreaTimeField';
import { OtherWays } from './OtherWays';
import { type ChangeContext, deliveryReasons, pickupReasons, withPickup } from './leg-days';
import { type DateChangeForm, changeBody, changeProblems, lockOfDelivery, lockOfPickup } from './date-change-form';

interface Props {
  readonly request: RequestDetail;
  readonly context: ChangeContext;
  readonly form: DateChangeForm;
  readonly backTo: string;
  readonly onChange: (form: DateChangeForm) => void;
  readonly onNext: () => void;
}

export function DateChangeInput({ request, context, form, backTo, onChange, onNext }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const now = nowJst();
  const present = { ...context, now };
  const problems = changeProblems(request, form, present);
  // What is wrong shows as soon as something was chosen, for both legs at once; that nothing was, only when asked.
  const hasChanged = Object.keys(changeBody(request, form)).length > 0;
  const shown = isAsked || hasChanged ? problems : {};
  const goOn = () => {
    setAsked(true);
    if (Object.keys(problems).length === 0) onNext();
    else focusFirstWrong(box.current);
  };
  const legs = [
    {
      key: 'pickup',
      title: t('requests.dateChange.pickup'),
      was: request.sched_pickup_dt,
      lock: lockOfPickup(request),
      field: 'sched_pickup_dt',
      reasonOf: pickupReasons(request, present),
      moved: (pickup: JstDateTime) => withPickup(request, form, pickup, present),
    },
    {
      key: 'delivery',
      title: t('requests.dateChange.delivery'),
      was: request.sched_delivery_dt,
      lock: lockOfDelivery(request),
      field: 'sched_delivery_dt',
      reasonOf: deliveryReasons(request, form, present),
      moved: (delivery: JstDateTime): DateChangeForm => ({ ...form, delivery }),
    },
  ] as const;
  const isLocked = legs.every(({ lock }) => lock !== null);

  return (
    <Box ref={box} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('requests.list.sirNamed', { name: personName(request) })}</Typography>
      {legs.map(({ key, title, was, lock, field, reasonOf, moved }) => (
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
                isWrong={shown[field] !== undefined}
                reasonOf={reasonOf}
                onChange={(value) => onChange(moved(value))}
              />
            )}
            {lock === null && form[key] !== null && (
              <Typography sx={{ fontWeight: 700 }}>{scheduleText(form[key], now)}</Typography>
            )}
            <ProblemLines lines={shown[field] === undefined ? [] : [shown[field]]} />
          </Stack>
        </Section>
      ))}
      <ProblemLines lines={shown.form === undefined ? [] : [shown.form]} />
      {isLocked && <OtherWays request={request} />}
      <StickyActions>
        <Button component={Link} to={backTo} variant="outlined">
          {shellTexts.back}
        </Button>
        {!isLocked && (
          <Button variant="contained" onClick={goOn}>
            {t('requests.dateChange.next')}
          </Button>
        )}
      </StickyActions>
    </Box>
  );
}
