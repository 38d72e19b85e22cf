import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { shellTexts } from '../../../i18n/shell';
import { t } from '../../../i18n';
import { BOTTOM_BAR, HEADER_HEIGHT } from '../../../theme/frame';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { tokens } from '../../../theme/tokens';
import { ActionButtons } from './ActionButtons';
import { LabelButtons } from '../labels/LabelButtons';
import { MainButton } from './MainButton';
import { requestActions } from '../request/request-actions';
import type { DialogKey } from './useOpenDialog';

interface Props {
  readonly request: RequestDetail;
  readonly listQuery: string;
  readonly onOpen: (dialog: DialogKey) => void;
}

/** What can be done: beside the facts on desks; on phones a bar under the thumb, with the rest one tap away. */
export function ActionPanel({ request, listQuery, onOpen }: Props) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const [isMoreOpen, setMoreOpen] = useState(false);
  const actions = requestActions(useOperator(), request);
  const main = <MainButton request={request} onAdvance={() => onOpen('advance')} />;
  const openFromMore = (dialog: DialogKey) => {
    setMoreOpen(false);
    onOpen(dialog);
  };
  const others = (
    <>
      <ActionButtons actions={actions} request={request} listQuery={listQuery} onOpen={openFromMore} />
      <LabelButtons request={request} onLoad={() => openFromMore('load')} />
    </>
  );

  if (!isPhone)
    return (
      <Box sx={{ position: 'sticky', top: HEADER_HEIGHT + 16, display: 'grid', gap: 1.25 }}>
        {main}
        {others}
      </Box>
    );
  return (
    <Box sx={bar}>
      {(actions.length > 0 || request.count > 0) && (
        <Button
          variant="outlined"
          size="large"
          onClick={() => setMoreOpen(true)}
          sx={{ flex: 1, bgcolor: 'background.paper' }}
        >
          {t('requests.actions.more')}
        </Button>
      )}
      <Box sx={{ flex: 1.4 }}>{main}</Box>
      <Drawer anchor="bottom" open={isMoreOpen} onClose={() => setMoreOpen(false)} slotProps={{ paper: { sx: sheet } }}>
        <Typography variant="h2">{t('requests.actions.more')}</Typography>
        {others}
        <Button onClick={() => setMoreOpen(false)}>{shellTexts.close}</Button>
      </Drawer>
    </Box>
  );
}

const bar = {
  position: 'fixed',
  insetInline: 0,
  bottom: BOTTOM_BAR,
  zIndex: 10,
  display: 'flex',
  gap: 1,
  p: 1.25,
  bgcolor: tokens.paper,
  borderTop: `1px solid ${tokens.lineStrong}`,
  // The narrowest phone has room for each label in one line.
  '& .MuiButton-root': { px: 1, whiteSpace: 'nowrap' },
};
const sheet = {
  borderRadius: '16px 16px 0 0',
  p: 2,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 1.25,
};
