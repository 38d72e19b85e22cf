import type { Reason } from '@laundry/shared/constants/reasons';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { ApiError } from '../../lib/api-error';

type Places<Field extends string> = Partial<Record<Reason, { field: Field; code?: MessageKey }>>;

/** A refusal with a reason becomes one of the field that the reason is about, so that it can be mended there. */
export function onItsField<Field extends string>(error: unknown, places: Places<Field>): unknown {
  if (!(error instanceof ApiError) || error.reason === null) return error;
  const place = places[error.reason as Reason];
  if (place === undefined) return error;
  const { status, reason } = error;
  return new ApiError({ status, reason, errors: { [place.field]: [place.code ?? reason] } });
}
