import { asParagraph } from '@laundry/shared/text/wording/lines/lines';
import { returnedLines } from '@laundry/shared/text/wording/lines/returned-words';
import { NotSent } from '../../../components/messages/NotSent';
import { AskFirst } from '../../../components/page/AskFirst';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { Visit } from '../../../lib/calls/api-types';
import { useNow } from '../now';
import { useVisitAct } from './use-visit-act';
import { cancelVisit } from './visit-calls';

interface VisitCancelProps {
  secret: string;
  visit: Visit;
  onKeep: () => void;
}

/** Asks once; the request itself, read anew, then says that it is cancelled. */
export function VisitCancel({ secret, visit, onKeep }: VisitCancelProps) {
  const t = useTexts('visit').cancel;
  const lang = useLang();
  const now = useNow();
  const cancelling = useVisitAct(secret, () => cancelVisit(secret));
  return (
    <AskFirst
      words={{ question: t.question, what: t.bags_back({ count: visit.count }), submit: t.submit }}
      keep={t.keep}
      isDanger
      pending={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
      onKeep={onKeep}
    >
      {visit.bags_back !== null && <p>{asParagraph(returnedLines(visit.bags_back, lang, now), lang)}</p>}
      <NotSent error={cancelling.error} title={t.not_sent} />
    </AskFirst>
  );
}
