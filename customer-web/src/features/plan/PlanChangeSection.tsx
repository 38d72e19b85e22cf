import { Card } from '../../components/ui/Card';
import { LinkButton } from '../../components/ui/LinkButton';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

/** On the plan's screen: where another plan, or another card, begins. */
export function PlanChangeSection() {
  const { plan: t } = useTexts('account');
  return (
    <Card title={t.change}>
      <p>{t.change_lead}</p>
      <div>
        <LinkButton to={PATHS.planEdit}>{t.to_change}</LinkButton>
      </div>
    </Card>
  );
}
