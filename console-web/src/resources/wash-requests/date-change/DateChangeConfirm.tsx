import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { FactList } from '../../../components/page/FactList';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { StickyActions } from '../../../components/page/StickyActions';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { changeText } from './change-text';
import type { DateChangeForm } from './date-change-form';

interface Props {
  readonly request: RequestDetail;
  readonly form: DateChangeForm;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

export function DateChangeConfirm({ request, form, isPending, error, onBack, onSubmit }: Props) {
  return (
    <>
      <Typography variant="h2">{t('requests.list.sirNamed', { name: personName(request) })}</Typography>
      <Typography>{t('requests.dateChange.lead')}</Typography>
      <FactList
        facts={[
          { label: t('requests.dateChange.pickup'), value: changeText(request.sched_pickup_dt, form.pickup) },
          { label: t('requests.dateChange.delivery'), value: changeText(request.sched_delivery_dt, form.delivery) },
        ]}
      />
      <ProblemLines lines={error === null ? [] : problemLines(error)} />
      <StickyActions>
        <Button variant="outlined" onClick={onBack}>
          {t('requests.advance.back')}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={onSubmit}>
          {isPending ? t('requests.dateChange.submitting') : t('requests.dateChange.submit')}
        </Button>
      </StickyActions>
    </>
  );
}
