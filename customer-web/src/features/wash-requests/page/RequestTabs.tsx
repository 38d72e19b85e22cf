import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import styles from './RequestTabs.module.css';

export const TABS = ['each', 'weekly'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that the address names (`?tab=weekly`). */
export const useTab = (): Tab => (useSearchParams()[0].get('tab') === 'weekly' ? 'weekly' : 'each');

/** Requests one by one, or a weekly schedule. Links: each has its own address, and Back leads to the other. */
export function RequestTabs({ tab }: { tab: Tab }) {
  const t = useTexts('requests').tabs;
  return (
    <nav aria-label={t.label} className={styles.tabs}>
      {TABS.map((name) => (
        <Link
          key={name}
          to={{ search: name === 'each' ? '' : `?tab=${name}` }}
          aria-current={name === tab ? 'page' : undefined}
          className={styles.tab}
        >
          {t[name]}
        </Link>
      ))}
    </nav>
  );
}
