import Typography from '@mui/material/Typography';
import { absenceLegAt } from '@laundry/shared/rules/absence';
import { useNotify } from 'ra-core';
import { FormDialog } from '../../../components/FormDialog';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import { problemLines } from '../../../providers/problem';
import type { Tell } from '../detail/notice';
import { useRequestMutation } from '../detail/useRequestMutation';

const { absence: texts, advance } = requestTexts;

interface Props {
  readonly request: RequestDetail;
  readonly onClose: () => void;
  readonly tell: Tell;
}

/** Tells the customer that nobody was there; a second time it says so (spec 2 §4). */
export function AbsenceDialog({ request, onClose, tell }: Props) {
  const notify = useNotify();
  const leg = absenceLegAt(request.status);
  const isAgain = request.absence_mail_histories.some((mail) => mail.type === leg);
  const send = useRequestMutation({
    send: (data, type: typeof leg) => data.sendAbsenceMail(request.id, type),
    onDone: () => notify(isAgain ? texts.sentAgain : texts.sent, { type: 'success' }),
    onClose,
    tell,
  });
  return (
    <FormDialog
      title={texts.title[leg]}
      submitLabel={texts.submit}
      pendingLabel={advance.submitting}
      isPending={send.isPending}
      problems={send.error ? problemLines(send.error) : []}
      onSubmit={() => send.mutate(leg)}
      onClose={onClose}
    >
      <Typography>{isAgain ? texts.again : texts.first}</Typography>
    </FormDialog>
  );
}
