import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { useDelete } from 'ra-core';
import { Link } from 'react-router';
import { FactList } from '../../../components/page/FactList';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { StickyActions } from '../../../components/page/StickyActions';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { useMayDelete } from '../cells/user-edits';
import { userPaths } from '../user-paths';
import { deleteFacts } from './delete-facts';

interface Props {
  readonly user: ConsoleUser;
  readonly listQuery: string;
  readonly onDone: () => void;
}

/** Who it is and what follows. */
export function DeleteUserSteps({ user, listQuery, onDone }: Props) {
  const mayDelete = useMayDelete()(user);
  const late = useLateAnswer();
  const [remove, { error, isPending }] = useDelete<ConsoleUser>();
  const submit = () =>
    void remove(
      'users',
      { id: user.id, previousData: user },
      { mutationMode: 'pessimistic', onSuccess: onDone, onError: (error) => late.refused(error) },
    );
  const back = userPaths.back(user.id, listQuery);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>{t('users.remove.lead')}</Typography>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
        <FactList facts={deleteFacts(user)} />
      </Paper>
      <Typography>{t('users.remove.effect')}</Typography>
      <ProblemLines lines={problemsOf(error, mayDelete)} />
      <StickyActions>
        <Button component={Link} to={back} variant="outlined">
          {shellTexts.back}
        </Button>
        <Button variant="contained" color="error" disabled={!mayDelete || isPending} onClick={submit}>
          {isPending ? t('users.remove.submitting') : t('users.remove.submit')}
        </Button>
      </StickyActions>
    </Stack>
  );
}

function problemsOf(error: unknown, mayDelete: boolean): readonly string[] {
  if (!mayDelete) return [t('users.remove.admin')];
  return error === null ? [] : problemLines(error);
}
