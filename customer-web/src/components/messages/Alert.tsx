import type { ReactNode, Ref } from 'react';
import styles from './Alert.module.css';
import { Phrases } from '../text/Phrases';
import { classNames } from '../../styles/class-names';

interface AlertProps {
  kind?: 'info' | 'good' | 'warn' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** Announced when it appears: `alert` at once, `status` when the reader pauses. None for what stands there from the start. */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
}

export function Alert({ kind = 'info', title, children, role, ref }: AlertProps) {
  return (
    <div ref={ref} role={role} tabIndex={-1} className={classNames(styles.alert, styles[kind])}>
      {title && (
        <p className={styles.title}>
          <Phrases>{title}</Phrases>
        </p>
      )}
      {children}
    </div>
  );
}
