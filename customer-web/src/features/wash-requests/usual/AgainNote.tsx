import { habitOf, nextUsual } from '@laundry/shared/rules/booking/usual-request';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { PageTop } from '../page/PageTop';
import { type Legs, offeredBy } from './offered';
import { PassedOver } from './PassedOver';

interface AgainNoteProps {
  again: WashRequest;
  /** What the form offers. */
  legs: Legs;
  now: JstDateTime;
}

/** Above the page of a form that was filled with what an earlier request had; of sooner days it says why they are none. */
export function AgainNote({ again, legs, now }: AgainNoteProps) {
  const t = useTexts('usual');
  const habit = habitOf(again);
  const next = habit && nextUsual(habit, offeredBy(legs, now, []));
  return (
    <PageTop>
      <Alert role="status" title={t.again_title({ id: again.id })}>
        <p>{t.again_lead}</p>
        {next && <PassedOver passed={next.passed} pickups={legs.pickups} now={now} />}
      </Alert>
    </PageTop>
  );
}
