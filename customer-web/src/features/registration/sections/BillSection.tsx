import { Card } from '../../../components/page/Card';
import { AddressFields } from '../fields/AddressFields';
import { useRegistrationForm } from '../form/registration-form';

/** Companies only: an individual's billing address is the delivery address. */
export function BillSection() {
  const { t } = useRegistrationForm();
  return (
    <Card title={t.sections.bill}>
      <AddressFields kind="bill" />
    </Card>
  );
}
