import { useTexts } from '../../i18n/texts';
import { Button } from '../buttons/Button';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** How many page numbers are offered at once. */
  range: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, range, onPage }: PagerProps) {
  const t = useTexts('common');
  if (pages <= 1) return null;
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), pages - range + 1));
  const numbers = Array.from({ length: Math.min(range, pages) }, (_, index) => first + index);
  return (
    <nav className={styles.pager} aria-label={t.pager.label}>
      <ul>
        <li>
          <Button kind="quiet" small unavailable={page === 1} onClick={() => onPage(page - 1)}>
            {t.pager.previous}
          </Button>
        </li>
        {numbers.map((number) => (
          <li key={number}>
            <Button
              kind="quiet"
              small
              aria-label={t.pager.page({ page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </Button>
          </li>
        ))}
        <li>
          <Button kind="quiet" small unavailable={page === pages} onClick={() => onPage(page + 1)}>
            {t.pager.next}
          </Button>
        </li>
      </ul>
    </nav>
  );
}
