import type { MonthlyPart, PlanOption } from '@laundry/shared/constants/plan-parts';
import type { SizeCode } from '@laundry/shared/constants/sizes';
import { labelOf } from '@laundry/shared/masters/lov';
import { sizeHasPart } from '@laundry/shared/rules/plans/plan-id';
import { planMethodOf } from '@laundry/shared/rules/plans/plan-method';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../buttons/Button';
import { CheckboxField } from '../fields/CheckboxField';
import { SelectField } from '../fields/SelectField';
import { groupDigits } from '../text/group-digits';
import { useLovs } from '../../lib/use-lovs';
import { MONTHLY_PART_CODES } from './monthly-parts';
import { usePlanForm } from './plan-form';
import { Modal } from '../messages/Modal';
import { Phrases } from '../text/Phrases';
import { useTexts } from '../../i18n/texts';

/** Same-time and the number of bags: prices stand beside the numbers as soon as they follow from the other choices. */
export function MonthlyPlanFields({ option }: { option: PlanOption }) {
  const { form, t, choice } = usePlanForm();
  const lovs = useLovs();
  const [helpOpen, setHelpOpen] = useState(false);
  const [pickupMethod, size, sameTime, part] = useWatch({
    control: form.control,
    name: ['pickup_delivery_type', 'bag_size', 'same_time', 'plan_part'],
  });
  const parts = MONTHLY_PART_CODES.filter((each) => size === '' || sizeHasPart(size, each));
  const partGone = part !== '' && !parts.some((each) => each === part);
  useEffect(() => {
    if (partGone) form.setValue('plan_part', ''); // sizes S and M hide the largest plans
  }, [partGone, form]);
  const method = planMethodOf(pickupMethod);
  const optionText = (each: MonthlyPart, of: SizeCode | ''): string => {
    const name = labelOf(lovs.plan_part, each);
    if (method === null || of === '') return name;
    const price = monthlyCharge({ part: each, method, sameTime, size: of }, option);
    return t.part_option({ name, price: groupDigits(price) });
  };
  return (
    <>
      <div className="stack-tight">
        <CheckboxField {...choice('same_time')} note={t.same_time_note} />
        <div>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setHelpOpen(true)}>
            {t.same_time_help}
          </Button>
        </div>
        <SameTimeHelp open={helpOpen} onClose={() => setHelpOpen(false)} />
      </div>
      <SelectField {...choice('plan_part')} mark="required">
        <option value="">{t.choose}</option>
        {parts.map((each) => (
          <option key={each} value={each}>
            {optionText(each, size)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function SameTimeHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('registration');
  return (
    <Modal open={open} onClose={onClose} title={t.same_time_title}>
      {t.same_time_body.map((paragraph) => (
        <p key={paragraph}>
          <Phrases>{paragraph}</Phrases>
        </p>
      ))}
    </Modal>
  );
}
