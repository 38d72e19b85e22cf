import { LegalPage } from '../features/legal/LegalPage';

export default function TokushohoPage() {
  return <LegalPage name="tokushoho" />;
}
