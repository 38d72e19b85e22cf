import { LIMITS } from '@laundry/shared/constants/limits';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { useTexts } from '../../i18n/texts';
import styles from './Home.module.css';

const NUMBERS = {
  hours: LIMITS.pickupLeadHours,
  days: LIMITS.daysAhead,
  after: LIMITS.deliveryAfterPickupHours,
  open_days: LIMITS.deliveryAfterPickupOpenDays,
};

export function WhenWeCome() {
  const { when: t } = useTexts('home');
  const items = t.items.map(({ term, detail }) => ({
    term,
    detail: typeof detail === 'string' ? detail : detail(NUMBERS),
  }));
  return (
    <Card title={t.title}>
      <div className={styles.when}>
        <DescriptionList items={items} />
      </div>
    </Card>
  );
}
