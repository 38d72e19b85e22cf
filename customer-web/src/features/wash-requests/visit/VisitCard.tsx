import { CANCEL_KIND, type LegName } from '@laundry/shared/constants/progress';
import { returnedCount } from '@laundry/shared/rules/stages/request-ending';
import { displayDateTime } from '@laundry/shared/time/display';
import { timeOf } from '@laundry/shared/time/jst';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Alert } from '../../../components/messages/Alert';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { Phrases } from '../../../components/text/Phrases';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { Catalogues } from '../../../i18n/catalogues';
import type { Visit } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { StageTrack } from '../StageTrack';
import { useNow } from '../now';
import { useLegWords } from '../use-leg-words';
import { DoorPhotos } from '../photos/DoorPhotos';
import { visitPhotoPath } from '../photos/photo-query';

/** Whose request it is as far as that may be told, how far it is, and when somebody comes or came. */
export function VisitCard({ secret, visit }: { secret: string; visit: Visit }) {
  const t = useTexts('visit');
  const requests = useTexts('requests');
  const common = useTexts('common');
  const lang = useLang();
  const now = useNow();
  const { id, name, result_pickup_dt: pickedUp, result_delivery_dt: delivered, cancel_kind: end } = visit;
  const done = (moment: string) => <Phrases>{displayDateTime(moment, lang, now)}</Phrases>;
  const wordsOf = useLegWords();
  const planned = (leg: LegName) => <Phrases>{wordsOf(visit, leg, now)}</Phrases>;
  const pickup =
    pickedUp === null ? { term: t.pickup, detail: planned('pickup') } : { term: t.picked_up, detail: done(pickedUp) };
  const delivery =
    delivered === null
      ? { term: t.delivery, detail: planned('delivery') }
      : { term: t.delivered, detail: done(delivered) };
  const back = end === null ? 0 : returnedCount(end, visit);
  const bags = { term: requests.row.count, detail: common.bags({ count: visit.count }) };
  return (
    <Card title={name === null ? requests.number({ id }) : t.whose({ name, id })}>
      {end !== null && (
        <Alert kind="warn" title={endWords(end, t)}>
          {back > 0 && <p>{t.ended.back({ bags: common.bags({ count: back }) })}</p>}
          <div>
            <LinkButton to={PATHS.washRequest} kind="secondary" small>
              {t.ended.request}
            </LinkButton>
          </div>
        </Alert>
      )}
      <VisitArrival arrival={visit.arrival} />
      {end === null && !visit.is_bag_delivery && <StageTrack status={visit.status} />}
      <DescriptionList items={[...(visit.is_bag_delivery ? [] : [pickup]), delivery, bags]} />
      {visit.photos.length > 0 && <DoorPhotos photos={visit.photos} pathOf={(name) => visitPhotoPath(secret, name)} />}
    </Card>
  );
}

/** When somebody comes today, and after how many others; nothing where nobody can tell. */
function VisitArrival({ arrival }: Pick<Visit, 'arrival'>) {
  const t = useTexts('visit').arrival;
  if (arrival === null) return null;
  const { stops, from, until } = arrival;
  const window = t.window({ from: timeOf(from), until: timeOf(until) });
  return (
    <Alert role="status" title={stops === 0 ? t.next({ window }) : t.after({ count: stops, window })}>
      <p className="small">{t.note}</p>
    </Alert>
  );
}

/** How a request ended without a delivery. */
function endWords(kind: number, { ended }: Catalogues['visit']): string {
  if (kind === CANCEL_KIND.automatic) return ended.automatic;
  return kind === CANCEL_KIND.discard ? ended.over : ended.cancelled;
}
