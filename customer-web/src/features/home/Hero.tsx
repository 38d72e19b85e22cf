import { labelOf } from '@laundry/shared/masters/lov';
import { Link } from 'react-router';
import { LinkButton } from '../../components/buttons/LinkButton';
import { FROM_BAGS, FROM_SIZE, useFromPrice } from '../../components/plan/from-price';
import { Phrases } from '../../components/text/Phrases';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { useLovs } from '../../lib/use-lovs';
import styles from './Hero.module.css';
import { Way } from './Way';

/** What it is, what it costs from, and where to begin. */
export function Hero() {
  const t = useTexts('home');
  const { bags } = useTexts('common');
  const lovs = useLovs();
  const price = useFromPrice();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <Phrases>{t.title}</Phrases>
        </h1>
        <p className={styles.lead}>
          <Phrases>{t.lead}</Phrases>
        </p>
        <div>
          <p className={styles.price}>{t.from({ price })}</p>
          <p className="muted small">
            {t.from_note({ size: labelOf(lovs.size, FROM_SIZE), bags: bags({ count: FROM_BAGS }) })}
          </p>
          <p className={styles.once}>
            <Link to={PATHS.firstRequest}>{t.once}</Link>
          </p>
        </div>
        <div className="row">
          <LinkButton to={PATHS.register}>{t.register}</LinkButton>
          <LinkButton to={PATHS.login} kind="secondary">
            {t.login}
          </LinkButton>
        </div>
      </div>
      <Way />
    </section>
  );
}
