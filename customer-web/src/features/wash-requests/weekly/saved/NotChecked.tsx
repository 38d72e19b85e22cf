import { Alert } from '../../../../components/messages/Alert';
import { useTexts } from '../../../../i18n/texts';
import { useErrorText } from '../../../../lib/calls/error-text';

/** Why a schedule does not get to its confirmation. */
export function NotChecked({ error }: { error: Error | null }) {
  const t = useTexts('weekly');
  const errorText = useErrorText();
  if (error === null) return null;
  return (
    <Alert kind="danger" role="alert" title={t.not_checked}>
      <p>{errorText(error)}</p>
    </Alert>
  );
}
