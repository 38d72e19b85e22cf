import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../../i18n';
import type { RequestRow } from '../../../providers/api/api-types';
import { HEADER_HEIGHT } from '../../../theme/frame';
import type { Notice } from './notice';

interface Props {
  readonly notice: Notice;
  /** As it is by now; missing when it is not to be seen any more. */
  readonly request: Pick<RequestRow, 'display_status'> | undefined;
  readonly onClose: () => void;
  /** Whose request it is, where the screen does not say so. */
  readonly children?: ReactNode;
}

/** What was done is told just below the header, and would cover it. */
const DONE_LINE = 64;

/**
 * Stands until it is closed; brought into view, for who acted far below it. About the request of the screen it takes the
 * keyboard, too: the button that was pressed says something else by now. One of many does not call from another away.
 */
export function NoticeBar({ notice, request, onClose, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isOfScreen = children === undefined;
  useEffect(() => {
    if (isOfScreen) bar.current?.focus({ preventScroll: true });
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, [isOfScreen, notice]);
  const text =
    notice.isStale && request !== undefined
      ? `${notice.text}。${t('requests.stale.now', { status: request.display_status })}`
      : notice.text;
  return (
    <Alert
      ref={bar}
      tabIndex={-1}
      severity="warning"
      closeText={t('requests.stale.close')}
      onClose={onClose}
      sx={{ mb: 2, scrollMarginTop: HEADER_HEIGHT + DONE_LINE }}
    >
      {children}
      <span>{text}</span>
      {notice.reason !== undefined && <div>{notice.reason}</div>}
    </Alert>
  );
}
