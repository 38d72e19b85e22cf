import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { useOneMutation } from '@laundry/web-kit/forms/use-one-mutation';
import { useEffect } from 'react';
import { Button } from '../../../components/buttons/Button';
import { StepActions } from '../../../components/buttons/StepActions';
import { NotSent } from '../../../components/messages/NotSent';
import { Card } from '../../../components/page/Card';
import { useTexts } from '../../../i18n/texts';
import type { Visit } from '../../../lib/calls/api-types';
import { beginAndEnd } from './begin-and-end';
import { cancelVisit, useVisitChanged } from './visit-calls';

interface VisitCancelProps {
  secret: string;
  visit: Visit;
  onKeep: () => void;
}

/** Asks once; the request itself, read anew, then says that it is cancelled. */
export function VisitCancel({ secret, visit, onKeep }: VisitCancelProps) {
  const t = useTexts('visit').cancel;
  const common = useTexts('common');
  const visitChanged = useVisitChanged(secret);
  const late = useLateAnswer();
  const cancelling = useOneMutation({
    onMutate: late.forget,
    mutationFn: () => cancelVisit(secret),
    onSuccess: () => late.sent(),
    onError: (error) => late.refused(error),
    onSettled: () => void visitChanged(),
  });
  useEffect(beginAndEnd, []);
  return (
    <Card>
      <h2 tabIndex={-1} data-step-heading>
        {t.question}
      </h2>
      <p>{t.bags_back({ count: visit.count })}</p>
      <NotSent error={cancelling.error} title={t.not_sent} />
      <StepActions>
        <Button kind="danger" pending={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {cancelling.isPending ? common.sending : t.submit}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {t.keep}
        </Button>
      </StepActions>
    </Card>
  );
}
