import { lacksHouseNumber } from '@laundry/shared/rules/accounts/house-number';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../components/messages/Alert';
import { useRegistrationForm } from '../form/registration-form';

/** Says that a driver will find no house by this address; an address without a number may go on. */
export function NoHouseNumber({ kind }: { kind: 'bill' | 'send' }) {
  const { form, t } = useRegistrationForm();
  const [street, building] = useWatch({
    control: form.control,
    name: [`${kind}_addr_detail2`, `${kind}_addr_detail3`],
  });
  if (!lacksHouseNumber(street, building)) return null;
  return (
    <Alert kind="warn" role="status">
      <p>{t.no_house_number}</p>
    </Alert>
  );
}
