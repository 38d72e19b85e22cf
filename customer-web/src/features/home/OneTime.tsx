import { LIMITS } from '@laundry/shared/constants/limits';
import { SIZE, SIZES } from '@laundry/shared/constants/sizes';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

const NUMBERS = {
  after: LIMITS.onetimeDeliveryAfterPickupHours,
  open_days: LIMITS.onetimeDeliveryAfterPickupOpenDays,
};

export function OneTime() {
  const { onetime: t } = useTexts('home');
  return (
    <Card title={t.title}>
      <p>{t.text({ litres: SIZES[SIZE.onetime].litres })}</p>
      <ul className="bullets">
        {t.items.map((item, place) => (
          <li key={place}>{typeof item === 'string' ? item : item(NUMBERS)}</li>
        ))}
      </ul>
      <LinkButton to={PATHS.firstRequest} kind="secondary" wide>
        {t.begin}
      </LinkButton>
    </Card>
  );
}
