import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useId } from 'react';
import { Button } from '../../../components/buttons/Button';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Badge } from '../../../components/text/Badge';
import { Phrases } from '../../../components/text/Phrases';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { requestAgainPath } from '../../../lib/paths';
import { Remarks } from '../Remarks';
import { useRequestFacts } from '../use-request-facts';
import { HistoryDetail } from './HistoryDetail';
import styles from './HistoryRow.module.css';

interface HistoryRowProps {
  row: WashRequest;
  /** How many there are. */
  of: number;
  now: JstDateTime;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** When the bags really were fetched and brought; what lay between is told when it is asked for. */
export function HistoryRow({ row, of, now, isOpen, onOpen }: HistoryRowProps) {
  const t = useTexts('requests');
  const history = useTexts('history');
  const lang = useLang();
  const detailId = useId();
  const { size, count } = useRequestFacts()(row);
  const when = (dt: JstDateTime | null) => (
    <Phrases>{dt === null ? history.none : displayDateTime(dt, lang, now)}</Phrases>
  );
  const pickup = { term: history.picked_up, detail: when(row.result_pickup_dt) };
  const delivery = { term: history.delivered, detail: when(row.result_delivery_dt) };
  const facts = [
    ...(row.is_bag_delivery ? [delivery, count] : [pickup, delivery, count, size]),
    ...(row.cost_centre === null ? [] : [{ term: history.cost_centre, detail: row.cost_centre }]),
    ...(row.booked_by === null ? [] : [{ term: history.booked_by, detail: row.booked_by.name }]),
  ];
  return (
    <article className={styles.row} aria-labelledby={`request-${row.id}`}>
      <header className="row">
        <h2 id={`request-${row.id}`} className={styles.number}>
          {t.number({ id: row.id })} {row.is_bag_delivery && <Badge>{t.row.bag_delivery}</Badge>}
        </h2>
        {of > 1 && <span className="muted small">{t.row.place({ place: row.dispNum, of })}</span>}
      </header>
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <Remarks row={row} />
      {isOpen && <HistoryDetail id={detailId} row={row} now={now} />}
      <div className="row">
        <Button
          kind="secondary"
          small
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? history.less : history.more}
        </Button>
        {!row.is_bag_delivery && (
          <LinkButton to={requestAgainPath(row.id)} kind="secondary" small>
            {history.again}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
