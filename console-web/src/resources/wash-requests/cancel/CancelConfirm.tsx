import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { StickyActions } from '../../../components/page/StickyActions';
import { shellTexts } from '../../../i18n/shell';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestActions } from '../request/request-actions';
import { readCustomersAgain, requestKeys } from '../request-keys';
import { type CancelType, customerOpenedFrom, requestPaths, wayBack } from '../request-paths';
import { EndingEffects } from './EndingEffects';
import { CancelledRequest } from './CancelledRequest';

interface Props {
  readonly request: RequestDetail;
  readonly type: CancelType;
  readonly listQuery: string;
  readonly onDone: () => void;
}

/** The question, with the times that it is about. */
export function CancelConfirm({ request, type, listQuery, onDone }: Props) {
  const data = useConsoleData();
  const client = useQueryClient();
  const operator = useOperator();
  const key = `requests.cancel.${type}` as const;
  const late = useLateAnswer();
  const isOfCustomer = customerOpenedFrom(listQuery) !== null;
  const back = isOfCustomer ? wayBack(listQuery).to : requestPaths.detail(request.id, listQuery);
  const cancel = useOneMutation({
    mutationFn: () => (type === 1 ? data.cancelRequest(request.id) : data.discardRequest(request.id)),
    onSuccess: () => {
      onDone();
      void readCustomersAgain(client);
      return client.invalidateQueries({ queryKey: requestKeys.lists });
    },
    onError: (error) => late.refused(error),
  });
  const action = requestActions(operator, request).find(({ key }) => key === (type === 1 ? 'cancel' : 'discard'));
  const reason = action === undefined ? shellTexts.error.denied : action.reason;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{t(`${key}.lead`)}</Typography>
      <CancelledRequest request={request} />
      <EndingEffects request={request} type={type} />
      <ProblemLines lines={problemsOf(cancel.error, reason)} />
      <StickyActions>
        <Button component={Link} to={back} variant="outlined">
          {shellTexts.back}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={reason !== null || cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {cancel.isPending ? t('requests.cancel.submitting') : t(`${key}.submit`)}
        </Button>
      </StickyActions>
    </Stack>
  );
}

function problemsOf(error: unknown, reason: string | null): readonly string[] {
  if (error !== null) return problemLines(error);
  return reason === null ? [] : [reason];
}
