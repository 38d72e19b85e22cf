import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ConfirmedFlow } from '../../../components/form/sending/useConfirmedForm';
import { FactList } from '../../../components/page/FactList';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { StickyActions } from '../../../components/page/StickyActions';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import type { DateChange } from '../../../providers/calls/requests/wash-requests';
import { changeText } from './change-text';
import type { DateChangeForm } from './date-change-form';

interface Props {
  readonly flow: ConfirmedFlow<DateChangeForm, DateChange>;
  readonly change: DateChange;
  readonly request: RequestDetail;
}

/** Both legs before and after, and the way to change them; a refusal goes with it, whichever way leads back. */
export function DateChangeConfirm({ flow, change, request }: Props) {
  const { pending, trouble, toInput, submit } = flow;
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = request;
  return (
    <>
      <Typography>{t('requests.dateChange.lead')}</Typography>
      <FactList
        facts={[
          { label: t('requests.dateChange.pickup'), value: changeText(pickup, change.sched_pickup_dt ?? pickup) },
          {
            label: t('requests.dateChange.delivery'),
            value: changeText(delivery, change.sched_delivery_dt ?? delivery),
          },
        ]}
      />
      <ProblemLines lines={problemLines(trouble)} />
      <StickyActions>
        <Button variant="outlined" disabled={pending} onClick={toInput}>
          {t('requests.advance.back')}
        </Button>
        <Button variant="contained" disabled={pending} onClick={() => submit(change)}>
          {pending ? t('requests.dateChange.submitting') : t('requests.dateChange.submit')}
        </Button>
      </StickyActions>
    </>
  );
}
