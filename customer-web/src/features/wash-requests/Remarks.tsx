import { useId, useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { useTexts } from '../../i18n/texts';
import type { WashRequest } from '../../lib/calls/api-types';
import styles from './Remarks.module.css';
import { useRequestFacts } from './use-request-facts';

/** Characters that a list shows uncut: three lines on a phone. */
const SHORT = 60;

/** What the customer wrote to a request, as they wrote it; bags that are brought carry a mark there, which is not theirs. */
export function Remarks({ row }: { row: WashRequest }) {
  const t = useTexts('requests').row;
  const { term, detail } = useRequestFacts()(row).remarks;
  const id = useId();
  const [whole, setWhole] = useState(false);
  if (row.bikou === '' || row.is_bag_delivery) return null;
  const isLong = row.bikou.length > SHORT || row.bikou.split('\n').length > 3;
  return (
    <dl className={styles.remarks}>
      <dt>{term}</dt>
      <dd>
        <span id={id} className={isLong && !whole ? styles.clamped : undefined}>
          {detail}
        </span>
        {isLong && (
          <Button kind="quiet" small aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
            {whole ? t.remarks_less : t.remarks_all}
          </Button>
        )}
      </dd>
    </dl>
  );
}
