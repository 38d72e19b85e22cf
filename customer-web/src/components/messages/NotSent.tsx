import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts';
import { isLost } from '@laundry/web-kit/calls/api-error';
import { useErrorText } from '../../lib/calls/error-text';
import { Alert } from './Alert';

interface NotSentProps {
  error: unknown;
  title?: string;
  /** Why, in words of this screen. */
  children?: ReactNode;
}

/** Beside the button of a confirmation: why nothing was sent. */
export function NotSent({ error, title, children }: NotSentProps) {
  const t = useTexts('common');
  const errorText = useErrorText();
  const place = useScrollIntoView(error);
  if (error === null) return null;
  if (isLost(error)) return <NotKnown />;
  return (
    <Alert ref={place} kind="danger" role="alert" title={title ?? t.not_sent}>
      {children || <p>{errorText(error)}</p>}
    </Alert>
  );
}

/**
 * What was sent may have been done, for its answer was lost. To be shown of what can be sent again: under its
 * Idempotency-Key, or because doing it twice is doing it once.
 */
function NotKnown() {
  const t = useTexts('common');
  const place = useScrollIntoView();
  return (
    <Alert ref={place} kind="warn" role="alert" title={t.not_known}>
      <p>{t.not_known_lead}</p>
    </Alert>
  );
}

/** Scrolls an element into view when it appears, and again for another error; the page's scroll padding keeps it clear of bars. */
function useScrollIntoView(error: unknown = null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return place;
}
