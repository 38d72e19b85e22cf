import Typography from '@mui/material/Typography';
import { SIZE } from '@laundry/shared/constants/sizes';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { BooleanInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../../components/form/fields/ChoiceInput';
import { t } from '../../../i18n';
import {
  PICKUP_METHOD_CHOICES,
  OPTION_CHOICES,
  type PlanForm,
  SIZE_CHOICES,
  hasPart,
  isOnetimePart,
  partChoices,
  planBody,
  planOf,
} from './plan-form';
import { priceText } from './plan-terms';

/** An empty choice stays the empty text that the form began with. */
const asChosen = (value: string) => value;

/** The choices of a plan: the one-time plan has one size and no option, the small sizes have no large plans. */
export function PlanInputs() {
  const { control, setValue } = useFormContext<PlanForm>();
  const form = useWatch({ control, compute: (values) => values });
  const plan = planOf(form);
  const isOnetime = isOnetimePart(form.plan_part);
  const dropPart = (size: string) => {
    if (!hasPart(size, form.plan_part)) setValue('plan_part', '', { shouldDirty: true });
  };
  const label = (field: keyof PlanForm) => t(`users.plan.fields.${field}`);
  return (
    <>
      <ChoiceInput
        isRequired
        parse={asChosen}
        source="plan_part"
        label={label('plan_part')}
        choices={partChoices(form.bag_size)}
      />
      <ChoiceInput
        isRequired
        parse={asChosen}
        source="pickup_delivery_type"
        label={label('pickup_delivery_type')}
        choices={PICKUP_METHOD_CHOICES}
      />
      {isOnetime ? (
        <Typography>{`${label('bag_size')}：${labelOf(LOVS_JA.size, SIZE.onetime)}`}</Typography>
      ) : (
        <>
          <ChoiceInput
            isRequired
            parse={asChosen}
            source="bag_size"
            label={label('bag_size')}
            choices={SIZE_CHOICES}
            onChosen={dropPart}
          />
          <BooleanInput source="same_time" label={label('same_time')} helperText={t('users.plan.sameTimeHint')} />
          <ChoiceInput source="user_plan_option" label={label('user_plan_option')} choices={OPTION_CHOICES} />
        </>
      )}
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {plan === null ? '' : priceText(plan, planBody(form, plan).user_plan_option)}
      </Typography>
    </>
  );
}
