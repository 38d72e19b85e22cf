import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { personName } from '@laundry/shared/text/person-name';
import { DonePanel } from '../../../components/DonePanel';
import { FactList } from '../../../components/FactList';
import { ProblemLines } from '../../../components/ProblemLines';
import { StickyActions } from '../../../components/StickyActions';
import { shellTexts } from '../../../i18n/shell';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api-types';
import { useOperator } from '../../../providers/OperatorContext';
import { problemLines } from '../../../providers/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestActions } from '../detail/request-actions';
import { requestKeys } from '../request-keys';
import { type CancelType, requestPaths } from '../request-paths';
import { cancelFacts } from './cancel-facts';

interface Props {
  readonly request: RequestDetail;
  readonly type: CancelType;
  readonly carried: string;
}

/** Confirm, then done; both show the times it was about. */
export function CancelConfirm({ request, type, carried }: Props) {
  const data = useConsoleData();
  const client = useQueryClient();
  const operator = useOperator();
  const key = `requests.cancel.${type}` as const;
  const cancel = useMutation({
    mutationFn: () => (type === 1 ? data.cancelRequest(request.id) : data.discardRequest(request.id)),
    onSuccess: () => client.invalidateQueries({ queryKey: requestKeys.lists }),
  });
  const action = requestActions(operator, request).find(({ key }) => key === (type === 1 ? 'cancel' : 'discard'));
  const reason = action === undefined ? shellTexts.error.denied : action.reason;
  const facts = (
    <>
      <Typography variant="h2">{t('requests.list.sirNamed', { name: personName(request) })}</Typography>
      <FactList facts={cancelFacts(request)} />
    </>
  );

  if (cancel.isSuccess)
    return (
      <Stack sx={{ gap: 2 }}>
        {facts}
        <DonePanel
          lines={[t(`${key}.done`), t(`${key}.note`)].filter(Boolean)}
          to={requestPaths.list(carried)}
          label={t('requests.detail.back')}
        />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{t(`${key}.lead`)}</Typography>
      {facts}
      <ProblemLines lines={problemsOf(cancel.error, reason)} />
      <StickyActions>
        <Button component={Link} to={requestPaths.detail(request.id, carried)} variant="outlined">
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
