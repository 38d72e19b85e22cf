import Alert from '@mui/material/Alert';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { ReactNode } from 'react';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { useLeaveQuestion } from '../../../components/form/dialog/useLeaveQuestion';
import { t } from '../../../i18n';
import { useStaffChoices } from '../../../providers/useStaffChoices';
import { AdvanceFields } from './AdvanceFields';
import { AdvanceSubject } from './AdvanceSubject';
import { DoorPhotoField } from '../photos/DoorPhotoField';
import { staffName } from '../row-facts';
import { SplitConfirm } from './SplitConfirm';
import { asksCount } from './advance-form';
import { foldersOf } from './folders';
import { useAdvance } from './useAdvance';
import type { ShowNotice } from '../request/notice';
import { mainAction } from '../request/request-actions';

interface Props {
  readonly request: RequestDetail;
  /** The bags counted already, where the count was asked for before. */
  readonly count?: number | undefined;
  /** When it was done, where that is known before. */
  readonly at?: JstDateTime | undefined;
  /** The label that was read before. */
  readonly scanned?: string | undefined;
  readonly onClose: () => void;
  /** It was stamped. */
  readonly onDone?: (() => void) | undefined;
  /** The server holds all of it. */
  readonly onRecorded?: (() => void) | undefined;
  /** Where what is filled in comes from. */
  readonly note?: ReactNode;
  readonly showNotice: ShowNotice;
}

/** Stamps the next stage: one step, or two when the folding is split among people. */
export function AdvanceDialog({ request, note, ...props }: Props) {
  const { onClose } = props;
  const operator = useOperator();
  const staffs = useStaffChoices();
  const people = foldersOf(staffs.data ?? [], operator);
  const advance = useAdvance({ request, people, ...props });
  const { step, isSplit, isTake, isChanged, isPending } = advance;
  const leaving = useLeaveQuestion({ isChanged, isPending, onClose });
  const splitTitle = step === 'confirm' ? t('requests.split.confirmTitle') : t('requests.split.title');

  return (
    <>
      <ActionDialog
        title={isSplit ? splitTitle : (mainAction(operator, request)?.label ?? '')}
        subject={<AdvanceSubject request={request} count={asksCount(request) ? advance.form.count : request.count} />}
        submitLabel={isSplit && step === 'input' ? t('requests.advance.next') : t('requests.advance.submit')}
        pendingLabel={t('requests.advance.submitting')}
        isPending={isPending}
        problems={advance.problems}
        onSubmit={advance.submit}
        onClose={leaving.close}
        onBack={step === 'confirm' ? advance.back : undefined}
        backLabel={step === 'confirm' ? t('requests.advance.back') : undefined}
      >
        {note}
        {isTake && request.staff_id !== null && (
          <Alert severity="warning">{t('requests.advance.takes', { name: staffName(request) })}</Alert>
        )}
        {step === 'confirm' ? (
          <SplitConfirm request={request} form={advance.form} people={people} />
        ) : (
          <AdvanceFields
            request={request}
            form={advance.form}
            people={people}
            refusal={advance.refusal}
            onChange={advance.change}
          />
        )}
        {advance.proofOf !== null && <DoorPhotoField proofOf={advance.proofOf} door={advance.door} />}
      </ActionDialog>
      {leaving.question}
    </>
  );
}
