import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTellUndo } from '../../../components/page/useTellUndo';
import { t } from '../../../i18n';
import type { ActReport, ReportedAct } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';
import { doneLine } from './done-line';

/** A report as it was seen; without its `settled_id`: it was closed here just now. */
type Seen = Omit<ReportedAct, 'refusal'> & Partial<Pick<ActReport, 'settled_id'>>;

const seenOf = ({ settled_id: seen }: Seen) => (seen === undefined ? {} : { seen_settled_id: seen });

/** Says that a report has been seen to, and takes that back. */
export function useSettleReport() {
  const { closeActReport, reopenActReport } = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const tellUndo = useTellUndo();
  const warn = (text: string) => notify(text, { type: 'warning' });
  const onError = (error: Error) => warn(problemLines(error).join('、'));
  const onSettled = () => client.invalidateQueries({ queryKey: requestKeys.all });
  const mutationFn = (report: Seen) => closeActReport(report.id, seenOf(report));
  const reopen = useOneMutation({
    mutationFn: (report: Seen) => reopenActReport(report.id, seenOf(report)),
    onSuccess: (_, report) => notify(t('actReports.reopened', { what: doneLine(report) }), { type: 'success' }),
    onError,
    onSettled,
  });
  const tellClosed = (key: 'closed' | 'recordedAndClosed', { settled_id: _, ...report }: Seen) =>
    tellUndo({
      text: t(`actReports.${key}`, { what: doneLine(report) }),
      undo: t('actReports.reopen'),
      onUndo: () => reopen.mutate(report),
    });
  const close = useOneMutation({
    mutationFn,
    onSuccess: (_, report) => tellClosed('closed', report),
    onError,
    onSettled,
  });
  /** What was reported has just been recorded. */
  const closeRecorded = useOneMutation({
    mutationFn,
    onSuccess: (_, report) => tellClosed('recordedAndClosed', report),
    onError: (error) => warn(t('actReports.recordedOnly', { why: problemLines(error).join('、') })),
    onSettled,
  });
  return { close, closeRecorded, reopen };
}
