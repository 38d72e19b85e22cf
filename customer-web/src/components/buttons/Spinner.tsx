import styles from './Spinner.module.css';

/** Only the picture; the words of what is under way stand beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
