import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { Phrases } from '../text/Phrases';
import { classNames } from '../../styles/class-names';

interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  width?: 'narrow' | 'column' | 'wide' | 'form';
  children: ReactNode;
}

/** A screen's frame: its one h1, an opening sentence, and its column. */
export function Page({ title, lead, width = 'column', children }: PageProps) {
  return (
    <div className={classNames(styles.page, width !== 'column' && styles[width])}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          <Phrases>{title}</Phrases>
        </h1>
        {lead && (
          <p className="muted">
            <Phrases>{lead}</Phrases>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
