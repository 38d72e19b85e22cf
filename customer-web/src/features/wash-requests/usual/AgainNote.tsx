import { displayDate } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Alert } from '../../../components/messages/Alert';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useMessageText } from '../../../lib/calls/message-text';
import type { Leg } from '../dates/leg';
import { PageTop } from '../page/PageTop';
import { passedOver } from './passed-over';

interface AgainNoteProps {
  again: WashRequest;
  pickups: Leg;
  now: JstDateTime;
}

/** Above the page of a form that was filled with what an earlier request had; of sooner days it says why they are none. */
export function AgainNote({ again, pickups, now }: AgainNoteProps) {
  const t = useTexts('usual');
  const lang = useLang();
  const textOf = useMessageText();
  return (
    <PageTop>
      <Alert role="status" title={t.again_title({ id: again.id })}>
        <p>{t.again_lead}</p>
        {passedOver(again, pickups, now).map(({ date, why }) => (
          <p key={date}>{t.passed_over({ day: displayDate(date, lang, now), why: textOf(why) })}</p>
        ))}
      </Alert>
    </PageTop>
  );
}
