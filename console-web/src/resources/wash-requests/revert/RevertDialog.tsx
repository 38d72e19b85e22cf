import Typography from '@mui/material/Typography';
import { previousStage, resultKeyOf } from '@laundry/shared/rules/request-progress';
import { useNotify } from 'ra-core';
import { FormDialog } from '../../../components/FormDialog';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import { problemLines } from '../../../providers/problem';
import type { Tell } from '../detail/notice';
import { useRequestMutation } from '../detail/useRequestMutation';
import { statusLabel } from '../row-facts';

const { revert: texts, advance } = requestTexts;

interface Props {
  readonly request: RequestDetail;
  readonly onClose: () => void;
  readonly tell: Tell;
}

/** Takes back the latest stage, after a question (spec 2 §4). */
export function RevertDialog({ request, onClose, tell }: Props) {
  const notify = useNotify();
  const resultKey = resultKeyOf(request.status);
  const previous = previousStage(request.status);
  const revert = useRequestMutation({
    send: async (data, key: NonNullable<typeof resultKey>) => data.delDate(request.id, key, request.status),
    onDone: (row) => notify(advance.undone(statusLabel(row.status)), { type: 'success' }),
    onClose,
    tell,
  });
  if (resultKey === null || previous === null) return null;
  return (
    <FormDialog
      danger
      title={texts.title}
      submitLabel={texts.submit}
      pendingLabel={advance.submitting}
      isPending={revert.isPending}
      problems={revert.error ? problemLines(revert.error) : []}
      onSubmit={() => revert.mutate(resultKey)}
      onClose={onClose}
    >
      <Typography>{texts.lead(statusLabel(request.status), statusLabel(previous))}</Typography>
    </FormDialog>
  );
}
