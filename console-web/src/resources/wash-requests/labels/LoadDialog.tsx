import Typography from '@mui/material/Typography';
import { message } from '@laundry/shared/messages/message';
import { scanRefusals } from '@laundry/shared/rules/labels/bag-scan';
import { newKey } from '@laundry/web-kit/calls/new-key';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { useLeaveQuestion } from '../../../components/form/dialog/useLeaveQuestion';
import { signal } from '../../../components/scan/scan-signal';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import type { RequestDetail } from '../../../providers/api/api-types';
import { AdvanceSubject } from '../advance/AdvanceSubject';
import type { ShowNotice } from '../request/notice';
import { useRequestMutation } from '../request/useRequestMutation';
import { BagScan } from './BagScan';
import { type ScanForm, scanFrom, sentScan } from './scan-form';

interface Props {
  readonly request: RequestDetail;
  /** The label that was read before. */
  readonly scanned?: string | undefined;
  readonly onClose: () => void;
  readonly showNotice: ShowNotice;
}

/** Which bags are in the car, before they are driven to their customer. It needs a line, like all but a stop's own acts. */
export function LoadDialog({ request, scanned, onClose, showNotice }: Props) {
  const notify = useNotify();
  const [began] = useState<ScanForm>(() => scanFrom(scanned, request));
  const [form, setForm] = useState(began);
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useRequestMutation({
    send: (data, { codes, reason }: ScanForm) =>
      data.loadBags(request.id, { ...sentScan({ codes, reason }), bag_codes: [...codes], status: request.status }, key),
    onDone: (answer) =>
      notify(t('labels.load.done', { scanned: answer.scanned.length, count: request.count }), { type: 'success' }),
    onClose,
    showNotice,
  });
  const leaving = useLeaveQuestion({ isChanged: () => form !== began, isPending: load.isPending, onClose });
  const submit = () => {
    const [refusal] = scanRefusals(form, request);
    if (form.codes.length === 0) return setProblem(t('labels.load.nothing'));
    if (refusal === undefined) return load.mutate(form);
    signal('bad');
    setProblem(message('ja', refusal.code));
  };
  const change = (next: ScanForm) => {
    setProblem(null);
    load.reset();
    setKey(newKey());
    setForm(next);
  };
  const lines = problem === null ? [] : [problem];
  return (
    <>
      <ActionDialog
        title={t('labels.load.title')}
        subject={<AdvanceSubject request={request} count={request.count} />}
        submitLabel={t('labels.load.submit')}
        pendingLabel={t('labels.load.pending')}
        isPending={load.isPending}
        problems={load.error ? problemLines(load.error) : lines}
        onSubmit={submit}
        onClose={leaving.close}
      >
        <Typography>{t('labels.load.lead')}</Typography>
        <BagScan
          isOpen
          bags={request}
          form={form}
          problem={problem !== null && form.codes.length > 0 ? `▲ ${t('labels.scan.choose')}` : undefined}
          onChange={change}
        />
      </ActionDialog>
      {leaving.question}
    </>
  );
}
