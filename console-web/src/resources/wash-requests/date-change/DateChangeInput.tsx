import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RequestContext } from '@laundry/shared/rules/request-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProblemLines } from '../../../components/ProblemLines';
import { Section } from '../../../components/Section';
import { StickyActions } from '../../../components/StickyActions';
import { shellTexts } from '../../../i18n/shell';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import { nowJst } from '../../../providers/clock';
import { customerName, scheduleText } from '../row-facts';
import { AreaTimeField } from './AreaTimeField';
import { type DateChangeForm, changeProblems, lockOfDelivery, lockOfPickup } from './date-change-form';

const { dateChange: texts, list } = requestTexts;

interface Props {
  readonly request: RequestDetail;
  readonly context: RequestContext;
  readonly form: DateChangeForm;
  readonly backTo: string;
  readonly onChange: (form: DateChangeForm) => void;
  readonly onNext: () => void;
}

export function DateChangeInput({ request, context, form, backTo, onChange, onNext }: Props) {
  const [isAsked, setAsked] = useState(false);
  const now = nowJst();
  const problems = changeProblems(request, form, { ...context, now });
  const shown = isAsked ? problems : {};
  const goOn = () => {
    setAsked(true);
    if (Object.keys(problems).length === 0) onNext();
  };
  const legs = [
    {
      key: 'pickup',
      title: texts.pickup,
      was: request.sched_pickup_dt,
      lock: lockOfPickup(request),
      field: 'sched_pickup_dt',
    },
    {
      key: 'delivery',
      title: texts.delivery,
      was: request.sched_delivery_dt,
      lock: lockOfDelivery(request),
      field: 'sched_delivery_dt',
    },
  ] as const;

  return (
    <>
      <Typography variant="h2">{list.sirNamed(customerName(request))}</Typography>
      {legs.map(({ key, title, was, lock, field }) => (
        <Section key={key} title={title}>
          <Stack sx={{ gap: 1.5 }}>
            <Typography variant="body2" color="textSecondary">
              {texts.was(was === null ? requestTexts.detail.none : scheduleText(was, now))}
            </Typography>
            {lock !== null && <Typography>{lock}</Typography>}
            {lock === null && (
              <AreaTimeField
                value={form[key]}
                context={context}
                isWrong={shown[field] !== undefined}
                onChange={(value) => onChange({ ...form, [key]: value })}
              />
            )}
            <ProblemLines lines={shown[field] === undefined ? [] : [shown[field]]} />
          </Stack>
        </Section>
      ))}
      <ProblemLines lines={shown.form === undefined ? [] : [shown.form]} />
      <StickyActions>
        <Button component={Link} to={backTo} variant="outlined">
          {shellTexts.back}
        </Button>
        <Button variant="contained" onClick={goOn}>
          {texts.next}
        </Button>
      </StickyActions>
    </>
  );
}
