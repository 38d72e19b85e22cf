import { displayDate } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Alert } from '../../../components/messages/Alert';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useMessageText } from '../../../lib/calls/message-text';
import { PageTop } from '../page/PageTop';
import type { Legs } from './offered';
import { soonerDays } from './sooner-days';

interface AgainNoteProps {
  again: WashRequest;
  /** What the form offers. */
  legs: Legs;
  now: JstDateTime;
}

/** Above the page of a form that was filled with what an earlier request had; of sooner days it says why they are none. */
export function AgainNote({ again, legs, now }: AgainNoteProps) {
  const t = useTexts('usual');
  const lang = useLang();
  const textOf = useMessageText();
  return (
    <PageTop>
      <Alert role="status" title={t.again_title({ id: again.id })}>
        <p>{t.again_lead}</p>
        {soonerDays(again, legs, now).map(({ date, why }) => (
          <p key={date}>{t.passed_over({ day: displayDate(date, lang, now), why: textOf(why) })}</p>
        ))}
      </Alert>
    </PageTop>
  );
}
