import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { NotSent } from '../../../components/messages/NotSent';
import { AskFirst } from '../../../components/page/AskFirst';
import { useTexts } from '../../../i18n/texts';
import type { Visit } from '../../../lib/calls/api-types';
import { cancelVisit, useVisitChanged } from './visit-calls';

interface VisitCancelProps {
  secret: string;
  visit: Visit;
  onKeep: () => void;
}

/** Asks once; the request itself, read anew, then says that it is cancelled. */
export function VisitCancel({ secret, visit, onKeep }: VisitCancelProps) {
  const t = useTexts('visit').cancel;
  const visitChanged = useVisitChanged(secret);
  const late = useLateAnswer();
  const cancelling = useOneMutation({
    onMutate: late.forget,
    mutationFn: () => cancelVisit(secret),
    onSuccess: () => late.sent(),
    onError: (error) => late.refused(error),
    onSettled: () => void visitChanged(),
  });
  return (
    <AskFirst
      words={{ question: t.question, what: t.bags_back({ count: visit.count }), submit: t.submit }}
      keep={t.keep}
      isDanger
      pending={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
      onKeep={onKeep}
    >
      <NotSent error={cancelling.error} title={t.not_sent} />
    </AskFirst>
  );
}
