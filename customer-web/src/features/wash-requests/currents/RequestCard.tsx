import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Link } from 'react-router';
import { Badge } from '../../../components/text/Badge';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { cancelRequestPath, visitLinkPath } from '../../../lib/paths';
import { ChangeDeadline } from '../ChangeDeadline';
import { CostCentre } from '../cost-centre/CostCentre';
import { MissedVisit } from '../absence/MissedVisit';
import { Remarks } from '../Remarks';
import { StageTrack } from '../StageTrack';
import { legState } from '../request-row';
import { useRequestFacts } from '../use-request-facts';
import { LegMoment } from '../LegMoment';
import { LegAction, type LegActionProps } from './LegAction';
import styles from './RequestCard.module.css';

interface RequestCardProps {
  row: WashRequest;
  /** How many there are. */
  of: number;
  now: JstDateTime;
}

export function RequestCard({ row, of, now }: RequestCardProps) {
  const { row: t, number } = useTexts('requests');
  const visit = useTexts('visit');
  const own = useTexts('currents');
  const { size, count, box, centre } = useRequestFacts()(row);
  const facts = [
    ...(row.is_bag_delivery ? [count] : [size, count, box]),
    ...(row.cost_centre === null ? [] : [centre]),
    ...(row.booked_by === null ? [] : [{ term: own.booked_by, detail: row.booked_by.name }]),
  ];
  return (
    <article className={styles.card} aria-labelledby={`request-${row.id}`}>
      <header className="row">
        <h2 id={`request-${row.id}`}>{number({ id: row.id })}</h2>
        {of > 1 && <span className="muted small">{t.place({ place: row.dispNum, of })}</span>}
        {row.request_type === REQUEST_TYPE.weekly && <Badge kind="accent">{t.weekly}</Badge>}
        {row.is_bag_delivery && <Badge>{t.bag_delivery}</Badge>}
      </header>
      {!row.is_bag_delivery && <StageTrack status={row.status} />}
      <MissedVisit row={row} now={now} />
      <div className={styles.legs}>
        {!row.is_bag_delivery && <LegLine row={row} leg="pickup" now={now} />}
        <LegLine row={row} leg="delivery" now={now} />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <CostCentre row={row} />
      <Remarks row={row} />
      <p className="small">
        <Link to={visitLinkPath(row.id)}>{visit.link.from_list}</Link>
      </p>
      {row.canCancel && row.sched_pickup_dt !== null && (
        <footer className={styles.foot}>
          <ChangeDeadline moment={row.sched_pickup_dt} now={now} />
          <LinkButton to={cancelRequestPath(row.id)} kind="quiet" aria-label={own.cancel_row({ id: row.id })}>
            {t.cancel}
          </LinkButton>
        </footer>
      )}
      {!row.canCancel && legState(row, 'delivery').changeable && (
        <ChangeDeadline moment={row.sched_delivery_dt} now={now} deliveryOnly />
      )}
    </article>
  );
}

/** One leg: its time, and how it is changed. */
function LegLine({ row, leg, now }: LegActionProps) {
  const { row: t } = useTexts('requests');
  return (
    <div className={styles.leg}>
      <p className={styles.what}>{t[leg]}</p>
      <p className={styles.moment}>
        <LegMoment row={row} leg={leg} now={now} />
      </p>
      <LegAction row={row} leg={leg} now={now} />
    </div>
  );
}
