import { SIZE, SIZES, SIZE_CODES } from '@laundry/shared/constants/sizes';
import { labelOf } from '@laundry/shared/masters/lov';
import { Card } from '../../components/page/Card';
import { Yen } from '../../components/text/Yen';
import { useTexts } from '../../i18n/texts';
import { useLovs } from '../../lib/use-lovs';
import styles from './Home.module.css';

/** How a new customer comes by our bags, and what more of them cost. */
export function FirstBags() {
  const { bags: t } = useTexts('home');
  return (
    <Card title={t.title}>
      <p>
        {t.text} <strong>{t.free({ size: labelOf(useLovs().size, SIZE.S) })}</strong>
      </p>
      <div>
        <h3 className="small muted">{t.more}</h3>
        <dl className={styles.bags}>
          {SIZE_CODES.map((size) => (
            <div key={size}>
              <dt>{size}</dt>
              <dd>
                <Yen amount={SIZES[SIZE[size]].bagPrice ?? 0} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
