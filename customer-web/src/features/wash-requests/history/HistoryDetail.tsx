import { PROGRESS } from '@laundry/shared/constants/progress';
import { stagesOf } from '@laundry/shared/rules/stages/request-progress';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Fragment } from 'react';
import type { Description } from '../../../components/page/DescriptionList';
import { Phrases } from '../../../components/text/Phrases';
import { Yen } from '../../../components/text/Yen';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { OwnClaims } from '../claim/OwnClaims';
import { CostCentre } from '../cost-centre/CostCentre';
import { OwnDoorPhotos } from '../photos/OwnDoorPhotos';
import styles from './HistoryDetail.module.css';

interface HistoryDetailProps {
  id: string;
  row: WashRequest;
  now: JstDateTime;
}

/** When each stage of a request was really done, what was paid for it, what was written about it, and how it was left at the door. */
export function HistoryDetail({ id, row, now }: HistoryDetailProps) {
  const t = useTexts('history');
  const { stages } = useTexts('requests').row;
  const lang = useLang();
  const when = (dt: JstDateTime | null) => <Phrases>{dt === null ? t.none : displayDateTime(dt, lang, now)}</Phrases>;
  const items: Description[] = [
    { term: stages[PROGRESS.unhandled], detail: when(row.created_at) },
    ...stagesOf(row).map(({ status, resultKey }) => ({ term: stages[status], detail: when(row[resultKey]) })),
    ...(row.price === null ? [] : [{ term: t.price, detail: <Yen amount={row.price} /> }]),
  ];
  return (
    <div id={id} className={styles.whole}>
      <dl className={styles.detail}>
        {items.map(({ term, detail }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </Fragment>
        ))}
      </dl>
      <CostCentre row={row} />
      {!row.is_bag_delivery && <OwnClaims row={row} now={now} />}
      <OwnDoorPhotos id={row.id} />
    </div>
  );
}
