import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import { isLost } from '@laundry/web-kit/calls/api-error';
import { useErrorText } from '../../lib/error-text';
import { Alert } from './Alert';
import { NotKnown } from './NotKnown';
import { useInSight } from './use-in-sight';

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
  const place = useInSight(error);
  if (error === null) return null;
  if (isLost(error)) return <NotKnown />;
  return (
    <Alert ref={place} kind="danger" role="alert" title={title ?? t.not_sent}>
      {children || <p>{errorText(error)}</p>}
    </Alert>
  );
}
