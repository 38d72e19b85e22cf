import Typography from '@mui/material/Typography';
import { resultKeyOf, statusBefore } from '@laundry/shared/rules/stages/request-progress';
import { useNotify } from 'ra-core';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { ShowNotice } from '../request/notice';
import { useRequestMutation } from '../request/useRequestMutation';
import { statusLabel } from '../row-facts';

interface Props {
  readonly request: RequestDetail;
  readonly onClose: () => void;
  readonly showNotice: ShowNotice;
}

/** Takes back the latest stage, after a question. */
export function RevertDialog({ request, onClose, showNotice }: Props) {
  const notify = useNotify();
  const resultKey = resultKeyOf(request.status);
  const previous = statusBefore(request);
  const revert = useRequestMutation({
    send: async (data, key: NonNullable<typeof resultKey>) => data.delDate(request.id, key, request.status),
    onDone: (row) => notify(t('requests.advance.undone', { status: statusLabel(row.status) }), { type: 'success' }),
    onClose,
    showNotice,
  });
  if (resultKey === null || previous === null) return null;
  return (
    <FormDialog
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
    </FormDialog>
  );
}
