import { useQuery } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { t } from '../../../i18n';
import { useConsoleData } from '../../../providers/useConsoleData';

/** Whether somebody comes to an address for a monthly plan, and when. */
export function AreaServed({ zipcode }: { zipcode: string }) {
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
