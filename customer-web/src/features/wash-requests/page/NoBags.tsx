import { Card } from '../../../components/page/Card';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';

interface NoBagsProps {
  bags: number;
  sameTime: boolean;
}

/** In place of the form: there are too few bags for any request, and more can be bought. */
export default function NoBags({ bags, sameTime }: NoBagsProps) {
  const t = useTexts('no_request');
  const { buy_bags, to_currents } = useTexts('requests').booking;
  return (
    <Card title={bags === 0 ? t.no_bags : t.too_few_bags}>
      {sameTime && <p>{t.no_bags_same_time}</p>}
      <p>{t.no_bags_lead}</p>
      <div className="actions">
        <LinkButton to={PATHS.buyBags}>{buy_bags}</LinkButton>
        <LinkButton to={PATHS.currentRequests} kind="secondary">
          {to_currents}
        </LinkButton>
      </div>
    </Card>
  );
}
