import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { customerPath } from '../../../components/links/CustomerLink';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { t } from '../../../i18n';
import type { FoundCustomer } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { tokens } from '../../../theme/tokens';
import { nextText } from './next-text';

interface Props {
  readonly number: string;
  /** Shown below when the number is nobody's, or that of several customers. */
  readonly children: ReactNode;
}

/** Straight to the only customer of a number; a choice where a family or a company shares it; else what to do now. */
export function WhoseNumber({ number, children }: Props) {
  const { find } = useConsoleData();
  const { data, error, refetch } = useQuery({
    queryKey: ['search', number],
    queryFn: () => find(number),
    retry: false,
  });
  if (data === undefined && error !== null) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingScreen />;
  const found = data.customers.filter((customer) => !isOnlyNamedSo(customer, number));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return <Navigate to={customerPath(only.id)} replace />;
  return (
    <div>
      <Box role="status">
        <Typography sx={{ fontWeight: 700 }}>
          {found.length === 0 ? t('call.none', { number }) : t('call.several', { number, count: found.length })}
        </Typography>
        {found.length === 0 && <Typography>{t('call.noneNext')}</Typography>}
      </Box>
      <Choice customers={found} />
      {found.length > 0 && data.has_more && <Typography color="textSecondary">{t('call.more')}</Typography>}
      {children}
    </div>
  );
}

/** The search finds a customer by their id, too: here four digits are the end of a number. */
const isOnlyNamedSo = ({ id, phone_number }: FoundCustomer, number: string): boolean =>
  String(id) === number && !phone_number.includes(number);

function Choice({ customers }: { customers: readonly FoundCustomer[] }) {
  const now = nowJst();
  return (
    <Box component="ul" sx={list}>
      {customers.map((customer) => (
        <li key={customer.id}>
          <Link to={customerPath(customer.id)}>
            <strong>{[personName(customer), customer.company_name].filter(Boolean).join('・')}</strong>
            <span>{`${t('find.customerId', { id: customer.id })}　${customer.phone_number}`}</span>
            <span>{nextText(customer, now)}</span>
          </Link>
        </li>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1,
  '& li': { borderTop: `1px solid ${tokens.line}`, bgcolor: 'background.paper' },
  '& a': { display: 'grid', gap: 0.25, p: 1.5, minHeight: 44, color: tokens.ink, textDecoration: 'none' },
  '& a:hover': { bgcolor: tokens.ground },
  '& strong': { color: tokens.accentDark, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& span': { color: tokens.inkSoft, fontSize: 14 },
};
