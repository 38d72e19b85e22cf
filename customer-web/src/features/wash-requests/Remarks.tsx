import type { WashRequest } from '../../lib/api-types';
import styles from './Remarks.module.css';
import { useRequestFacts } from './use-request-facts';

/** What the customer wrote to a request, as they wrote it; bags that are brought carry a mark there, which is not theirs. */
export function Remarks({ row }: { row: WashRequest }) {
  const { term, detail } = useRequestFacts()(row).remarks;
  if (row.bikou === '' || row.is_bag_delivery) return null;
  return (
    <dl className={styles.remarks}>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </dl>
  );
}
