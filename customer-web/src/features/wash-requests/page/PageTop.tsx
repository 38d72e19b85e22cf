import { type ReactNode, createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './PageTop.module.css';

const Place = createContext<HTMLElement | null>(null);

/** A page whose form says something above all else on it, though it stands further down. */
export function WithPageTop({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Place value={place}>
      <div ref={setPlace} className={styles.top} />
      {children}
    </Place>
  );
}

export function PageTop({ children }: { children: ReactNode }) {
  const place = use(Place);
  return place && createPortal(children, place);
}
