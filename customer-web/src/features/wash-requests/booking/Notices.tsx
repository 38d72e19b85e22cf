import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';

export function Notices() {
  const t = useTexts('requests').booking;
  return (
    <Alert title={t.notices_title}>
      <ul>
        {t.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Alert>
  );
}
