import { Card } from '../../components/page/Card';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

/** On the plan's screen: where leaving begins. */
export function WithdrawalSection() {
  const t = useTexts('withdrawal');
  return (
    <Card title={t.section}>
      <p>{t.section_lead}</p>
      <div>
        <LinkButton to={PATHS.withdrawal} kind="secondary">
          {t.to_withdrawal}
        </LinkButton>
      </div>
    </Card>
  );
}
