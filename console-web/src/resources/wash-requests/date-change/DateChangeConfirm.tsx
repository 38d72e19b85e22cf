import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../components/FactList';
import { ProblemLines } from '../../../components/ProblemLines';
import { StickyActions } from '../../../components/StickyActions';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import { nowJst } from '../../../providers/clock';
import { problemLines } from '../../../providers/problem';
import { customerName, scheduleText } from '../row-facts';
import type { DateChangeForm } from './date-change-form';

const { dateChange: texts, advance, list, detail } = requestTexts;

interface Props {
  readonly request: RequestDetail;
  readonly form: DateChangeForm;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

export function DateChangeConfirm({ request, form, isPending, error, onBack, onSubmit }: Props) {
  const now = nowJst();
  return (
    <>
      <Typography variant="h2">{list.sirNamed(customerName(request))}</Typography>
      <Typography>{texts.lead}</Typography>
      <FactList
        facts={[
          { label: texts.pickup, value: form.pickup === null ? detail.none : scheduleText(form.pickup, now) },
          { label: texts.delivery, value: scheduleText(form.delivery, now) },
        ]}
      />
      <ProblemLines lines={error === null ? [] : problemLines(error)} />
      <StickyActions>
        <Button variant="outlined" onClick={onBack}>
          {advance.back}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={onSubmit}>
          {isPending ? texts.submitting : texts.submit}
        </Button>
      </StickyActions>
    </>
  );
}
