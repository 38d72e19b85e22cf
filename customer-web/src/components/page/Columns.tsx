import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps extends ComponentProps<'form'> {
  /** Words of the link by which the Tab key reaches the main button past the fields. */
  skip: string;
  /** `StepActions`, which stay in sight. */
  beside: ReactNode;
}

/** A form; on a desk what is chosen and the way on stand beside it, and its page is wider. */
export function Columns({ skip, beside, children, ...form }: ColumnsProps) {
  return (
    <form {...form} noValidate className={styles.columns} data-columns>
      <a href="#to-button" className={styles.skip} onClick={toButton}>
        {skip}
      </a>
      <div className="stack">{children}</div>
      {beside}
    </form>
  );
}

/** The address belongs to the router. */
function toButton(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('[data-step-actions] button')?.focus();
}
