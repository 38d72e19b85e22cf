import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { RequestDetail } from '../../../providers/api/api-types';
import { requestPaths } from '../request-paths';
import type { ActionKey, RequestAction } from '../request/request-actions';

interface Props {
  readonly actions: readonly RequestAction[];
  readonly request: RequestDetail;
  readonly listQuery: string;
  readonly onOpen: (key: ActionKey) => void;
}

/** The other actions: dialogs open in their place, date change and cancelling have pages of their own. */
export function ActionButtons({ actions, request, listQuery, onOpen }: Props) {
  const pages: Partial<Record<ActionKey, string>> = {
    date: requestPaths.date(request.id, listQuery),
    cancel: requestPaths.cancel(request.id, 1, listQuery),
    discard: requestPaths.cancel(request.id, 2, listQuery),
  };
  return actions.map(({ key, label, reason }) => {
    const page = pages[key];
    const way = page === undefined || reason !== null ? { onClick: () => onOpen(key) } : { component: Link, to: page };
    return (
      <Box key={key}>
        <Button
          fullWidth
          variant="outlined"
          disabled={reason !== null}
          color={key === 'cancel' || key === 'discard' ? 'error' : 'primary'}
          sx={{ bgcolor: 'background.paper', justifyContent: 'flex-start' }}
          {...way}
        >
          {label}
        </Button>
        {reason && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.25 }}>
            {reason}
          </Typography>
        )}
      </Box>
    );
  });
}
