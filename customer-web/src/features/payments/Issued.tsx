import { Alert } from '../../components/messages/Alert';
import { useTexts } from '../../i18n/texts';
import type { IssuedDocument } from './own-payments';

/** What was saved, and how it is marked. */
export function Issued({ document }: { document: IssuedDocument }) {
  const t = useTexts('payments');
  return (
    <Alert kind="good" role="status">
      {document.issue === 1 ? t.issued(document) : t.issued_again(document)}
    </Alert>
  );
}
