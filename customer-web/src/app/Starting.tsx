import { Spinner } from '../components/ui/Spinner';
import styles from './Layout.module.css';

/** The first moment, before the first screen and its words are here. */
export function Starting() {
  return (
    <main className={styles.starting}>
      <Spinner />
    </main>
  );
}
