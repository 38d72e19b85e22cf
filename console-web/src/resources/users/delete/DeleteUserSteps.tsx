import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDelete } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { DonePanel } from '../../../components/DonePanel';
import { FactList } from '../../../components/FactList';
import { ProblemLines } from '../../../components/ProblemLines';
import { StickyActions } from '../../../components/StickyActions';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import type { ConsoleUser } from '../../../providers/api-types';
import { problemLines } from '../../../providers/problem';
import { useMayDelete } from '../cells/user-edits';
import { userPaths } from '../user-paths';
import { deleteFacts } from './delete-facts';

/** Who it is and what follows, then that it is done. */
export function DeleteUserSteps({ user: found, carried }: { user: ConsoleUser; carried: string }) {
  // What was read first stays in sight: once deleted, the customer cannot be read again.
  const [user] = useState(found);
  const mayDelete = useMayDelete()(user);
  const [remove, { error, isPending, isSuccess }] = useDelete<ConsoleUser>();
  const submit = () =>
    void remove(
      'users',
      { id: user.id, previousData: user },
      { mutationMode: 'pessimistic', onError: () => undefined },
    );
  const back = userPaths.list(carried);
  if (isSuccess) return <DonePanel lines={[t('users.remove.done')]} to={back} label={t('users.backToList')} />;
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
