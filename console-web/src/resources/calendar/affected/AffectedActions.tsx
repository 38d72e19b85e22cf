import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { JstDate } from '@laundry/shared/time/jst';
import type { HTMLAttributeAnchorTarget } from 'react';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import { calendarTexts } from '../../../i18n/calendar';
import { requestListPath } from '../../wash-requests/request-paths';

interface Props {
  readonly date: JstDate;
  readonly target?: HTMLAttributeAnchorTarget;
  readonly onMove: () => void;
}

/** What can be done about the requests of a day: move them all, or see them one by one. */
export function AffectedActions({ date, target, onMove }: Props) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center', mt: 0.75 }}>
      <Button size="small" variant="outlined" onClick={onMove}>
        {t('moves.open')}
      </Button>
      <Link to={affectedPath(date)} {...(target && { target })}>
        {calendarTexts.seeAffected}
      </Link>
    </Stack>
  );
}

/** The request list with everything that is picked up or delivered on a day. */
const affectedPath = (date: JstDate): string => requestListPath({ from: date, to: date, leg: 'either' });
