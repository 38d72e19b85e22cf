import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface Description {
  term: string;
  detail: ReactNode;
}

/** Names and values, one under the other on a phone, side by side on a wide screen. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.pair}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
