import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { displayDateTime } from '@laundry/shared/time/display';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { t } from '../../i18n';
import { nowJst } from '../../providers/clock';
import type { ConsoleDataProvider } from '../../providers/data-provider';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';
import { FAILURES } from './failure-keys';

/** Sends what failed once more; what still has failed is then asked for again. */
export function useSendAgain(send: (data: ConsoleDataProvider, id: number) => Promise<unknown>, done: string) {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  return useOneMutation({
    mutationFn: (id: number) => send(data, id),
    onSuccess: () => notify(done, { type: 'success' }),
    onError: (error) => notify(problemLines(error).join('、'), { type: 'warning' }),
    onSettled: () => client.invalidateQueries({ queryKey: FAILURES }),
  });
}

interface Props {
  readonly failed: { readonly id: number; readonly created_at: string; readonly tries: number };
  readonly title: string;
  readonly who: ReactNode;
  /** What is known of why, after when it was and how often it was tried. */
  readonly facts: readonly (string | null)[];
  readonly again: ReturnType<typeof useSendAgain>;
  readonly button: string;
  /** What can be looked at below it. */
  readonly more?: ReactNode;
  /** The button's name for who cannot see where it stands. */
  readonly buttonName: string;
}

/** One thing that failed, and its button. */
export function FailedRow({ failed, title, who, facts, again, more, button, buttonName }: Props) {
  const tries = t('failures.tries', { count: failed.tries });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        <Typography variant="body2">{who}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[displayDateTime(failed.created_at, 'ja', nowJst()), tries, ...facts].join('　')}
        </Typography>
        {more}
      </Box>
      <Button
        variant="outlined"
        aria-label={buttonName}
        disabled={again.isPending}
        onClick={() => again.mutate(failed.id)}
      >
        {button}
      </Button>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1.25,
  '& + &': { borderTop: `1px solid ${tokens.line}` },
};
