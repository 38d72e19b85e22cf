import { planName } from '@laundry/shared/masters/plans';
import type { PlanId } from '@laundry/shared/rules/plan-id';
import { DescriptionList } from '../../../components/ui/DescriptionList';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';

export function PlanSummary({ plan, bags }: { plan: PlanId; bags: number }) {
  const t = useTexts('requests').booking;
  const common = useTexts('common');
  const items = [
    { term: t.plan, detail: planName(plan, useLang()) },
    { term: t.bags_left, detail: <strong>{common.bags(bags)}</strong> },
  ];
  return <DescriptionList items={items} />;
}
