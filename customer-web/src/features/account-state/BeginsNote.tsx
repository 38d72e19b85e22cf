import { Alert } from '../../components/messages/Alert';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useBeginDate } from '../../lib/session/begin-date';

/** Whoever has a plan that begins later knows on every screen when. */
export function BeginsNote({ user }: { user: CurrentUser }) {
  const t = useTexts('account_state');
  const date = useBeginDate(user);
  return date === null ? null : <Alert kind="info" title={t.begins({ date })} />;
}
