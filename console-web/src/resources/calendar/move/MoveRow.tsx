import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api-types';
import { tokens } from '../../../theme/tokens';
import { changeText } from '../../wash-requests/date-change/change-text';
import type { DateChangeForm } from '../../wash-requests/date-change/date-change-form';
import { requestPaths } from '../../wash-requests/request-paths';
import { customerName } from '../../wash-requests/row-facts';

interface Props {
  readonly request: RequestDetail;
  readonly form: DateChangeForm;
  /** Why it stays. */
  readonly problem: string | null;
  readonly isMoved: boolean;
  /** Whether it is to be moved; left out for one that cannot be or that was. */
  readonly tick?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | undefined;
}

/** A request before and after its move, what stands against it, and the way to move it by itself. */
export function MoveRow({ request, form, problem, isMoved, tick }: Props) {
  const { id, sched_pickup_dt: pickup, sched_delivery_dt: delivery } = request;
  const name = t('requests.list.sirNamed', { name: customerName(request) });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, py: 1.25, borderBottom: `1px solid ${tokens.line}` }}>
      {tick && (
        <Checkbox
          checked={tick.isOn}
          onChange={(_, isOn) => tick.onChange(isOn)}
          sx={{ alignSelf: 'flex-start', mt: -1, ml: -1 }}
          slotProps={{ input: { 'aria-label': t('moves.tick', { name }) } }}
        />
      )}
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('requests.list.number', { id })}
          </Typography>
          {!isMoved && (
            <Link to={requestPaths.date(id)} target="_blank" aria-label={t('moves.aloneOf', { name })}>
              {t('moves.alone')}
            </Link>
          )}
        </Box>
        {pickup !== null && (
          <Typography variant="body2">{t('moves.pickup', { text: changeText(pickup, form.pickup) })}</Typography>
        )}
        <Typography variant="body2">{t('moves.delivery', { text: changeText(delivery, form.delivery) })}</Typography>
        {problem !== null && (
          <Typography variant="body2" color="warning" sx={{ fontWeight: 700 }}>
            {`▲ ${problem}`}
          </Typography>
        )}
        {isMoved && (
          <Typography variant="body2" color="success" sx={{ fontWeight: 700 }}>
            {`○ ${t('moves.moved')}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
