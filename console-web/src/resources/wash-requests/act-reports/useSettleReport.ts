import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTellUndo } from '../../../components/page/useTellUndo';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

/** Says that a report has been seen to, and takes that back. */
export function useSettleReport() {
  const { closeActReport, reopenActReport } = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const tellUndo = useTellUndo();
  const shared = {
    onError: (error: Error) => notify(problemLines(error).join('、'), { type: 'warning' }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  };
  const reopen = useOneMutation({
    mutationFn: (id: number) => reopenActReport(id),
    onSuccess: () => notify(t('actReports.reopened'), { type: 'success' }),
    ...shared,
  });
  const close = useOneMutation({
    mutationFn: (id: number) => closeActReport(id),
    onSuccess: (_, id) =>
      tellUndo({ text: t('actReports.closed'), undo: t('actReports.reopen'), onUndo: () => reopen.mutate(id) }),
    ...shared,
  });
  return { close, reopen };
}
