import type { MouseEvent } from 'react';
import { useTexts } from '../../i18n/texts';
import { focusField } from '@laundry/web-kit/forms/steps/focus';
import type { FieldMessage } from '../../lib/form/form-errors';
import { Alert } from './Alert';

interface ErrorSummaryProps {
  messages: readonly FieldMessage[];
  title?: string | undefined;
}

/** All that is wrong, each message a link to its field; nothing is said of the input when none is about a field. */
export function ErrorSummary({ messages, title }: ErrorSummaryProps) {
  const t = useTexts('common');
  if (messages.length === 0) return null;
  const heading = messages.some(({ field }) => field !== '') ? t.error_title : t.not_sent;
  return (
    <Alert kind="danger" role="alert" title={title ?? heading}>
      <ul>
        {messages.map(({ field, text }) => (
          <li key={`${field}:${text}`}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Moves there without touching the address, which belongs to the router. */
function goTo(event: MouseEvent, field: string): void {
  event.preventDefault();
  const control = document.getElementById(field);
  if (control) focusField(control);
}
