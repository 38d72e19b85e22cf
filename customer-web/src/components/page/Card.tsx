import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { Phrases } from '../text/Phrases';

interface CardProps {
  title?: ReactNode;
  children: ReactNode;
}

export function Card({ title, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title && (
        <h2>
          <Phrases>{title}</Phrases>
        </h2>
      )}
      {children}
    </section>
  );
}
