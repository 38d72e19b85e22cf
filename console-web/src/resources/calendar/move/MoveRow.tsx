import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { tokens } from '../../../theme/tokens';
import { changeText } from '../../wash-requests/date-change/change-text';
import type { DateChangeForm } from '../../wash-requests/date-change/date-change-form';
import { OtherWays } from '../../wash-requests/date-change/OtherWays';
import { requestPaths } from '../../wash-requests/request-paths';
import { scheduleText } from '../../wash-requests/row-facts';
import { legOn } from './planned-move';

interface Props {
  readonly request: RequestDetail;
  readonly form: DateChangeForm;
  /** The day that is to be cleared: its own leg is marked. */
  readonly from: JstDate;
  /** Why it stays. */
  readonly problem: string | null;
  readonly isMoved: boolean;
  /** No day takes it: what else can be done stands in place of a change of its own. */
  readonly isLocked?: boolean;
  /** Whether it is to be moved; left out for one that cannot be or that was. */
  readonly tick?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | undefined;
}

/** A request and its leg on the day, before and after its move, what stands against it, and the way to move it by itself. */
export function MoveRow({ request, form, from, problem, isMoved, isLocked = false, tick }: Props) {
  const { id, sched_pickup_dt: pickup, sched_delivery_dt: delivery } = request;
  const name = t('requests.list.sirNamed', { name: personName(request) });
  const marked = legOn(request, from);
  const legs = [
    { key: 'pickup', was: pickup, becomes: form.pickup },
    { key: 'delivery', was: delivery, becomes: form.delivery },
  ] as const;
  return (
    <Box component="li" sx={row}>
      {tick && (
        <Checkbox
          checked={tick.isOn}
          onChange={(_, isOn) => tick.onChange(isOn)}
          sx={{ my: -1, ml: -1 }}
          slotProps={{ input: { 'aria-label': t('moves.tick', { name }) } }}
        />
      )}
      <Box sx={line}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {t('requests.list.number', { id })}
        </Typography>
        {legs
          // The other leg is of interest when it follows.
          .filter(({ key, was, becomes }) => key === marked || was !== becomes)
          .map(({ key, was, becomes }) => (
            <Typography
              key={key}
              component={key === marked ? 'strong' : 'span'}
              variant="body2"
              sx={{ fontWeight: key === marked ? 700 : 400 }}
            >
              {t(`moves.${key}`, { text: was === becomes ? textOf(was) : changeText(was, becomes) })}
            </Typography>
          ))}
        {!isMoved && !isLocked && (
          <Link to={requestPaths.date(id)} target="_blank" aria-label={t('moves.aloneOf', { name })}>
            {t('moves.alone')}
          </Link>
        )}
        {problem !== null && (
          <Typography variant="body2" color="warning" sx={{ flexBasis: '100%', fontWeight: 700 }}>
            {`▲ ${problem}`}
          </Typography>
        )}
        {isLocked && <OtherWays request={request} />}
        {isMoved && (
          <Typography variant="body2" color="success" sx={{ fontWeight: 700 }}>
            {`○ ${t('moves.moved')}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const textOf = (dt: JstDateTime | null): string => (dt === null ? '' : scheduleText(dt, nowJst()));

const row = { display: 'flex', alignItems: 'baseline', gap: 0.5, py: 0.75, borderBottom: `1px solid ${tokens.line}` };
const line = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', flex: 1, minWidth: 0 };
