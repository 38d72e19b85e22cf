import Typography from '@mui/material/Typography';
import { absenceLegOf } from '@laundry/shared/rules/absence/absence';
import { useNotify } from 'ra-core';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSentKey } from '../../../components/form/useSentKey';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { ShowNotice } from '../detail/notice';
import { useRequestMutation } from '../detail/useRequestMutation';
import { absenceMails } from './absence-mails';

interface Props {
  readonly request: RequestDetail;
  readonly onClose: () => void;
  readonly showNotice: ShowNotice;
}

/** Tells the customer that nobody was there; a second time it says so, and what was sent already. */
export function AbsenceDialog({ request, onClose, showNotice }: Props) {
  const notify = useNotify();
  const leg = absenceLegOf(request);
  const sent = absenceMails(request.absence_mail_histories.filter((mail) => mail.type === leg));
  const isAgain = sent.length > 0;
  const { keyOf } = useSentKey();
  const send = useRequestMutation({
    send: (data, type: typeof leg) => data.sendAbsenceMail(request.id, type, keyOf({ type })),
    onDone: () => notify(isAgain ? t('requests.absence.sentAgain') : t('requests.absence.sent'), { type: 'success' }),
    onClose,
    showNotice,
  });
  return (
    <FormDialog
      title={t(`requests.absence.title.${leg}`)}
      submitLabel={t('requests.absence.submit')}
      pendingLabel={t('requests.advance.submitting')}
      record={{}}
      onSubmit={() => send.submit(leg)}
      onClose={onClose}
    >
      <Typography>{isAgain ? t('requests.absence.again') : t('requests.absence.first')}</Typography>
      {isAgain && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {sent.join('\n')}
        </Typography>
      )}
    </FormDialog>
  );
}
