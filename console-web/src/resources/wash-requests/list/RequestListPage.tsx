import { PageHeading } from '../../../components/PageHeading';
import { shellTexts } from '../../../i18n/shell';

export default function RequestListPage() {
  return <PageHeading title={shellTexts.menu['wash-requests'].label} />;
}
