import type { ComponentProps, ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps extends ComponentProps<'form'> {
  /** `StepActions`, which stay in sight. */
  beside: ReactNode;
}

/** A form; on a desk what is chosen and the way on stand beside it, and its page is wider. */
export function Columns({ beside, children, ...form }: ColumnsProps) {
  return (
    <form {...form} noValidate className={styles.columns} data-columns>
      <div className="stack">{children}</div>
      {beside}
    </form>
  );
}
