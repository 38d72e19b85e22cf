import type { ScanRefusal } from '@laundry/shared/rules/labels/bag-scan';
import type { AdvanceRefusal } from '@laundry/shared/rules/stages/request-advance';
import type { Refusal } from '@laundry/shared/rules/decision';
import { message } from '@laundry/shared/messages/message';
import { proofOfMark } from '@laundry/shared/rules/proofs/proof-photo';
import { nextStage } from '@laundry/shared/rules/stages/request-progress';
import { personName } from '@laundry/shared/text/person-name';
import { may } from '@laundry/shared/rules/accounts/permissions';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { useOperator } from '../../../providers/access/OperatorContext';
import { problemLines } from '../../../providers/api/problem';
import { HOLD_MS, heldMarks } from '../../../providers/offline-acts/held-marks';
import { type StoredMark, UNSENT } from '../../../providers/offline-acts/offline-acts';
import { useActsAtStop } from '../../../providers/offline-acts/useActsAtStop';
import { useTakeBack } from '../../../providers/offline-acts/useTakeBack';
import { countFailed } from '../request/count-failed';
import type { ShowNotice } from '../request/notice';
import { mainAction } from '../request/request-actions';
import { useRequestMutation } from '../request/useRequestMutation';
import { signal } from '../../../components/scan/scan-signal';
import { scanFrom } from '../labels/scan-form';
import { statusLabel } from '../row-facts';
import { type AdvanceForm, advanceRefusal, asksSplit, countedBags, initialForm, stampOf } from './advance-form';
import { useTellUndo } from '../../../components/page/useTellUndo';
import { useDoorPhotos } from '../photos/useDoorPhotos';
import type { Folder } from './folders';
import { useUndoStamp } from './useUndoStamp';

interface Options {
  readonly request: RequestDetail;
  readonly count?: number | undefined;
  readonly at?: JstDateTime | undefined;
  /** The label that was read before. */
  readonly scanned?: string | undefined;
  readonly people: readonly Folder[];
  readonly onClose: () => void;
  readonly onDone?: (() => void) | undefined;
  readonly onRecorded?: (() => void) | undefined;
  readonly showNotice: ShowNotice;
}

/** The state of the advance dialog: input, for a split then confirm, then the stamp. */
export function useAdvance(options: Options) {
  const { request, count, at, scanned, people, onClose, onDone, onRecorded, showNotice } = options;
  const operator = useOperator();
  const notify = useNotify();
  const tellUndo = useTellUndo();
  const [began] = useState(() => {
    const initial = initialForm(request, operator.id, nowJst());
    const counted = { ...initial, count: count ?? initial.count, stampAt: at ?? initial.stampAt };
    return { ...counted, scan: scanFrom(scanned, countedBags(request, counted)) };
  });
  const [form, setForm] = useState(began);
  const [step, setStep] = useState<'input' | 'confirm'>('input');
  const [refusal, setRefusal] = useState<Refusal<AdvanceRefusal | ScanRefusal> | null>(null);
  const isSplit = asksSplit(request);
  const isTake = mainAction(operator, request)?.isTake ?? false;

  const doAtStop = useActsAtStop(request);
  const stage = nextStage(request.status, request);
  const proofOf = doAtStop.mayHavePhotos && stage !== null ? proofOfMark(stage.resultKey) : null;
  const door = useDoorPhotos(proofOf);
  const undo = useUndoStamp();
  const takeBack = useTakeBack();
  const doneText = (status: number): string =>
    t('requests.advance.done', { name: personName(request), status: statusLabel(status) });
  /** What the device keeps is taken back before it leaves, also by who may revert nothing that was sent. */
  const tellKept = ({ storedAs, isHeld }: StoredMark) => {
    const text = isHeld ? doneText(stage?.status ?? request.status) : t('day.unsent.kept');
    const told = { text, undo: t('day.unsent.takeBack'), onUndo: () => void takeBack(storedAs) };
    tellUndo({ ...told, ...(isHeld && { onTooLate: heldMarks.onLetGo }) }, HOLD_MS);
  };
  /** Whoever may take a stage back finds the way in the notice itself. */
  const tellDone = (status: number) => {
    const text = doneText(status);
    if (stage === null || !may(operator, 'request.revert', request)) return notify(text, { type: 'success' });
    tellUndo({ text, onUndo: () => void undo(request.id, stage) });
  };

  const stamp = useRequestMutation({
    send: (_, sent: AdvanceForm) => door.withPhotos((photos) => doAtStop.mark(stampOf(request, sent, isTake), photos)),
    onDone: (row) => {
      if (row === UNSENT) {
        notify(t('day.unsent.kept'), { type: 'info' });
        onDone?.();
        return;
      }
      if ('storedAs' in row) {
        tellKept(row);
        onDone?.();
        return;
      }
      tellDone(row.status);
      onDone?.();
      // The pickup stands although the count could not be changed.
      if (row.count_error) showNotice(countFailed(row.count_error, form.count ?? request.count));
      else onRecorded?.();
    },
    onClose,
    showNotice,
  });

  const submit = () => {
    const found = advanceRefusal(request, form, people, nowJst());
    setRefusal(found);
    if (found?.code === 'scan_reason_required') signal('bad');
    if (found !== null) return setStep('input');
    if (isSplit && step === 'input') return setStep('confirm');
    stamp.mutate(form);
  };
  const refused = refusal === null ? [] : [message('ja', refusal.code)];
  return {
    form,
    step,
    isSplit,
    isTake,
    proofOf,
    door,
    refusal,
    /** Something was chosen or taken a photo of that is not stamped yet. */
    isChanged: () => form !== began || door.photos.length > 0,
    isPending: stamp.isPending,
    problems: stamp.error ? problemLines(stamp.error) : refused,
    submit,
    back: () => {
      stamp.reset();
      setStep('input');
    },
    change: (part: Partial<AdvanceForm>) => {
      setRefusal(null);
      setForm((before) => ({ ...before, ...part }));
    },
  };
}
