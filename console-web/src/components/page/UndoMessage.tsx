import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification, useNotificationContext } from 'ra-core';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { t } from '../../i18n';

export interface UndoMessageProps {
  readonly text: string;
  /** What the button says. */
  readonly undo?: string;
  readonly onUndo: () => void;
  /** Calls when there is no way back any more, also where somebody holds the message; answers how to stop that. */
  readonly onTooLate?: (tooLate: () => void) => () => void;
}

/** What was done, and the way back as long as it stands there; it makes room for what is told next. */
export function UndoMessage({ text, undo = t('lists.undo'), onUndo, onTooLate }: UndoMessageProps) {
  const close = useCloseNotification();
  const tooLate = useEffectEvent(close);
  useEffect(() => onTooLate?.(() => tooLate()), [onTooLate]);
  const isFollowed = useNotificationContext().notifications.length > 0;
  useEffect(() => {
    if (isFollowed) close();
  }, [isFollowed, close]);
  const goBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // It goes away: the screen says where the keyboard goes on.
    currentTarget.blur();
    close();
    onUndo();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={low}
      action={
        <Button color="inherit" size="small" variant="outlined" sx={{ whiteSpace: 'nowrap' }} onClick={goBack}>
          {undo}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** No higher than the header, over which it lies. */
const low = {
  alignItems: 'center',
  py: 0,
  px: 1.5,
  lineHeight: 1.35,
  '& .MuiAlert-icon': { py: 0 },
  '& .MuiAlert-message': {
    py: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    wordBreak: 'auto-phrase',
    overflowWrap: 'anywhere',
  },
  '& .MuiAlert-action': { alignItems: 'center', py: 0 },
};
