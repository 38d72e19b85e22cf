import type { RequestDetail } from '../../../providers/api-types';
import { useOperator } from '../../../providers/OperatorContext';
import { FormDialog } from '../../../components/FormDialog';
import { requestTexts } from '../../../i18n/wash-requests';
import { useStaffChoices } from '../useStaffChoices';
import { AdvanceFields } from './AdvanceFields';
import { SplitConfirm } from './SplitConfirm';
import { advanceLabel } from './advance-label';
import { foldersOf } from './folders';
import { useAdvance } from './useAdvance';
import type { Tell } from '../detail/notice';

const { advance: texts, split } = requestTexts;

interface Props {
  readonly request: RequestDetail;
  readonly onClose: () => void;
  readonly tell: Tell;
}

/** Stamps the next stage (spec 2 §4): one step, or two when the folding is split among people. */
export function AdvanceDialog({ request, onClose, tell }: Props) {
  const operator = useOperator();
  const staffs = useStaffChoices();
  const people = foldersOf(staffs.data ?? [], operator);
  const advance = useAdvance({ request, people, onClose, tell });
  const { step, isSplit } = advance;
  const splitTitle = step === 'confirm' ? split.confirmTitle : split.title;

  return (
    <FormDialog
      title={isSplit ? splitTitle : (advanceLabel(request.status) ?? '')}
      submitLabel={isSplit && step === 'input' ? texts.next : texts.submit}
      pendingLabel={texts.submitting}
      isPending={advance.isPending}
      problems={advance.problems}
      onSubmit={advance.submit}
      onClose={onClose}
      onBack={step === 'confirm' ? advance.back : undefined}
      backLabel={step === 'confirm' ? texts.back : undefined}
    >
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
    </FormDialog>
  );
}
