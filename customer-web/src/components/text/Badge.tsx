import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from '../../styles/class-names';

interface BadgeProps {
  kind?: 'neutral' | 'accent' | 'good' | 'warn' | 'danger';
  children: ReactNode;
}

export function Badge({ kind = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>;
}
