import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Link } from 'react-router';
import { userTexts } from '../../i18n/users';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';
import { userKeys } from './user-keys';

const { waiting: texts } = userTexts;
const WAITING = [USER_STATUS.underReview];

/** The way from the top page to those who wait for a review, with their number (decisions 3). */
export function WaitingCard() {
  const data = useConsoleData();
  const { data: total } = useQuery({
    queryKey: userKeys.waiting,
    queryFn: async () => (await data.listUsers({ status: WAITING }, 0, 1)).total,
  });
  const isDue = total !== undefined && total > 0;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ listStyle: 'none', ...(isDue && { bgcolor: tokens.warnSoft, borderColor: tokens.warn }) }}
    >
      <CardActionArea component={Link} to={`/users?status=${USER_STATUS.underReview}`} sx={{ p: 2, minHeight: 88 }}>
        <Typography
          variant="h2"
          component="span"
          sx={{ display: 'block', color: isDue ? tokens.warn : 'primary.dark' }}
        >
          {total === undefined ? texts.label : `${texts.label} ${texts.count(total)}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span">
          {texts.about}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
