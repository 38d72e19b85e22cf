import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';

/** That the code that is saved cannot be read: so rare that its words come when they are said. */
export function BoxUnread() {
  const { change: t } = useTexts('changes');
  return <Alert kind="warn">{t.box_unread}</Alert>;
}
