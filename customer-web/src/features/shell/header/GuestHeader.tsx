import { PATHS } from '../../../lib/paths';
import { Brand } from './Brand';
import { LanguageSwitcher } from './LanguageSwitcher';
import styles from './Header.module.css';

export function GuestHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand to={PATHS.home} />
        <LanguageSwitcher />
      </div>
    </header>
  );
}
