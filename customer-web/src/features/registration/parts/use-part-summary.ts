import { dayToBeginWith } from '@laundry/shared/rules/payments/begin-next-month';
import { formatZip, normalizeZip } from '@laundry/shared/text/normalize';
import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { displayDate } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useWatch } from 'react-hook-form';
import { planOf } from '../../../components/plan/plan-values';
import { useLang } from '../../../i18n/language';
import { useLovs } from '../../../lib/use-lovs';
import { useTexts } from '../../../i18n/texts';
import { useRegistrationForm } from '../form/registration-form';
import { type RegistrationValues, beginsLater, isCompany } from '../form/registration-values';
import type { PartName } from './parts';

/** What stands in a part that is folded, in a line or two. */
export function usePartSummary(name: PartName): readonly string[] {
  const { form } = useRegistrationForm();
  const values = useWatch({ control: form.control, compute: (all) => all });
  const words = usePlanWords(values);
  const { send_addr_zipcode: zip, send_addr_detail1, send_addr_detail2, send_addr_detail3 } = values;
  const room = values.send_addr_detail3_room_number;
  switch (name) {
    case 'plan':
      return words;
    case 'address':
      return [
        [
          `〒${formatZip(normalizeZip(zip) ?? zip)}`,
          `${send_addr_detail1}${send_addr_detail2}`,
          send_addr_detail3,
          room,
        ]
          .filter(Boolean)
          .join(' '),
      ];
    case 'company':
      return [values.company_name];
    case 'you':
      return [`${values.name1} ${values.name2}`, values.email];
    case 'finish':
      return [];
  }
}

function usePlanWords(values: RegistrationValues): readonly string[] {
  const t = useTexts('registration');
  const lovs = useLovs();
  const lang = useLang();
  const plan = planOf(values);
  const pickupMethod = labelOf(lovs.pd_type, values.pickup_delivery_type);
  const name = plan === null ? t.plan_kinds[values.plan_kind] : planName(plan, lang);
  const now = nowJst();
  return [
    ...(isCompany(values) ? [t.contract_types.company] : []),
    name,
    ...(name.includes(pickupMethod) ? [] : [pickupMethod]),
    ...(beginsLater(values, lang) ? [t.begins.next({ date: displayDate(dayToBeginWith(now), lang, now) })] : []),
  ];
}
