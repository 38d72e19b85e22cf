import { AreaCheck } from './AreaCheck';
import { Begin } from './Begin';
import { Companies } from './Companies';
import { FirstBags } from './FirstBags';
import { Hero } from './Hero';
import styles from './Home.module.css';
import { HowItWorks } from './HowItWorks';
import { OneTime } from './OneTime';
import { Prices } from './Prices';
import { FirstQuestions } from './FirstQuestions';
import { WhenWeCome } from './WhenWeCome';

/** What a visitor needs to know before they register. */
export function Home() {
  return (
    <div className={styles.page}>
      <Hero />
      <div className={styles.pair}>
        <div className={styles.column}>
          <AreaCheck />
          <FirstBags />
        </div>
        <WhenWeCome />
      </div>
      <HowItWorks />
      <div className={styles.pair}>
        <Prices />
        <div className={styles.column}>
          <OneTime />
          <Companies />
        </div>
      </div>
      <FirstQuestions />
      <Begin />
    </div>
  );
}
