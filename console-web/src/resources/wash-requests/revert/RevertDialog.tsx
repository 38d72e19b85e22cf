import Typography from '@mui/material/Typography';
import { resultKeyOf, statusBefore } from '@laundry/shared/rules/stages/request-progress';
import { useNotify } from 'ra-core';
import { DialogForm } from '../../../components/form/DialogForm';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api-types';
import type { Tell } from '../detail/notice';
import { useRequestMutation } from '../detail/useRequestMutation';
import { statusLabel } from '../row-facts';

interface Props {
  readonly request: RequestDetail;
  readonly onClose: () => void;
  readonly tell: Tell;
}

/** Takes back the latest stage, after a question. */
export function RevertDialog({ request, onClose, tell }: Props) {
  const notify = useNotify();
  const resultKey = resultKeyOf(request.status);
  const previous = statusBefore(request);
  const revert = useRequestMutation({
    send: async (data, key: NonNullable<typeof resultKey>) => data.delDate(request.id, key, request.status),
    onDone: (row) => notify(t('requests.advance.undone', { status: statusLabel(row.status) }), { type: 'success' }),
    onClose,
    tell,
  });
  if (resultKey === null || previous === null) return null;
  return (
    <DialogForm
      danger
      title={t('requests.revert.title')}
      submitLabel={t('requests.revert.submit')}
      pendingLabel={t('requests.advance.submitting')}
      record={{}}
      onSubmit={() => revert.submit(resultKey)}
      onClose={onClose}
    >
      <Typography>
        {t('requests.revert.lead', { from: statusLabel(request.status), to: statusLabel(previous) })}
      </Typography>
    </DialogForm>
  );
}
