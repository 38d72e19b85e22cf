import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { displayDateTime } from '@laundry/shared/time/display';
import { useNotify } from 'ra-core';
import { CustomerLink } from '../../components/CustomerLink';
import { t } from '../../i18n';
import type { FailedOrder } from '../../providers/api-types';
import { nowJst } from '../../providers/clock';
import { problemLines } from '../../providers/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';
import { FAILURES } from './failure-keys';

/** What a payment provider was told in vain, what it answered, and telling it again. */
export function FailedOrders({ orders }: { orders: readonly FailedOrder[] }) {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const again = useMutation({
    mutationFn: (id: number) => data.tellProviderAgain(id),
    onSuccess: () => notify(t('failures.toldAgain'), { type: 'success' }),
    onError: (error) => notify(problemLines(error).join('、'), { type: 'warning' }),
    onSettled: () => client.invalidateQueries({ queryKey: FAILURES }),
  });
  if (orders.length === 0) return <Typography color="textSecondary">{t('failures.noOrders')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {orders.map((order) => {
        const { id, created_at, ref, user_id, tries, last_answer } = order;
        return (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 700 }}>{titleOf(order)}</Typography>
              <Typography variant="body2">
                <CustomerLink id={user_id}>{nameOf(order)}</CustomerLink>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  displayDateTime(created_at, 'ja', nowJst()),
                  t('failures.tries', { count: tries }),
                  ref,
                  last_answer,
                ].join('　')}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              aria-label={t('failures.tellAgainOf', { name: nameOf(order), order: titleOf(order) })}
              disabled={again.isPending}
              onClick={() => again.mutate(id)}
            >
              {t('failures.tellAgain')}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  stop_card: t('failures.stop_card'),
  resume_card: t('failures.resume_card'),
  cancel_code: t('failures.cancel_code'),
  fix_invoice: t('failures.fix_invoice'),
};
const titleOf = ({ kind }: FailedOrder): string => TITLES[kind] ?? kind;
const nameOf = ({ name1, name2, company_name }: FailedOrder): string => company_name ?? `${name1} ${name2}`;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  '& + &': { borderTop: `1px solid ${tokens.line}` },
};
