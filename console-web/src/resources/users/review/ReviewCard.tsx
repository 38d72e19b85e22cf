import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { addressee } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { type Fact, FactList } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { ReviewActions } from './ReviewActions';
import { addressFacts, companyFacts, contactFacts, planFacts } from './review-facts';

interface Props extends Pick<ComponentProps<typeof ReviewActions>, 'isRejecting' | 'onReject'> {
  readonly user: ConsoleUser;
}

/** Everything that a decision rests on, beside its two buttons. */
export function ReviewCard({ user, ...rejection }: Props) {
  const name = addressee(user);
  const area = { label: t('users.review.area'), value: <AreaServed zipcode={user.send_addr_zipcode} /> };
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'grid', gap: 1.5, p: { xs: 1.5, md: 2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2">
          <CustomerLink id={user.id}>{name}</CustomerLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('users.review.since', { at: displayDateTime(user.created_at, 'ja', nowJst()) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Part title={t('users.review.parts.company')} facts={companyFacts(user)} />
        <Part title={t('users.review.parts.plan')} facts={planFacts(user)} />
        <Part title={t('users.review.parts.contact')} facts={contactFacts(user)} />
        <Part title={t('users.review.parts.address')} facts={[...addressFacts(user), area]} />
      </Box>
      <ReviewActions user={user} name={name} {...rejection} />
    </Paper>
  );
}

function Part({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <FactList facts={facts} />
    </Box>
  );
}

/** Whether somebody comes to an address for a monthly plan, and when. */
function AreaServed({ zipcode }: { zipcode: string }) {
  const { areaHours } = useConsoleData();
  const { data } = useQuery({ queryKey: ['area', zipcode], queryFn: () => areaHours(zipcode, false) });
  if (data === undefined) return '－';
  if (data.error !== null || !data.is_valid_monthly)
    return (
      <Typography component="span" color="error" sx={{ fontWeight: 700 }}>
        {t('users.review.notServed')}
      </Typography>
    );
  return t('users.review.served', { from: data.start_time ?? '', to: data.end_time ?? '' });
}
