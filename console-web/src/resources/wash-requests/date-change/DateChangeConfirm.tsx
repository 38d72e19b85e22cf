import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FactList } from '../../../components/page/FactList';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { StickyActions } from '../../../components/page/StickyActions';
import { useTellWhoLeft } from '../../../components/page/useTellWhoLeft';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';
import { changeText } from './change-text';
import { type DateChangeForm, changeBody } from './date-change-form';

interface Props {
  readonly request: RequestDetail;
  readonly form: DateChangeForm;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Both legs before and after, and the way to change them; a refusal goes with it, whichever way leads back. */
export function DateChangeConfirm({ request, form, onBack, onDone }: Props) {
  const data = useConsoleData();
  const client = useQueryClient();
  const tellWhoLeft = useTellWhoLeft();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => data.changeDates(request.id, changeBody(request, form)),
    onSuccess: () => {
      onDone();
      return client.invalidateQueries({ queryKey: requestKeys.all });
    },
    onError: tellWhoLeft,
  });
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
        <Button variant="outlined" disabled={isPending} onClick={onBack}>
          {t('requests.advance.back')}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
          {isPending ? t('requests.dateChange.submitting') : t('requests.dateChange.submit')}
        </Button>
      </StickyActions>
    </>
  );
}
