import { lacksHouseNumber } from '@laundry/shared/rules/accounts/house-number';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';
import { useRegistrationForm } from '../form/registration-form';

/** Says of an address that is typed, not of the town that a postal code has just brought, that it names no house. */
export function NoHouseNumber({ kind }: { kind: 'bill' | 'send' }) {
  const { form } = useRegistrationForm();
  const { touchedFields } = form.formState;
  const [street, building] = useWatch({
    control: form.control,
    name: [`${kind}_addr_detail2`, `${kind}_addr_detail3`],
  });
  return touchedFields[`${kind}_addr_detail2`] && <HouseNumberAdvice street={street} building={building} />;
}

/** Says that a driver will find no house by this address; an address without a number may go on. */
export function HouseNumberAdvice({ street, building }: { street: string; building: string }) {
  const t = useTexts('registration');
  if (!lacksHouseNumber(street, building)) return null;
  return (
    <Alert kind="warn" role="status">
      <p>{t.no_house_number}</p>
    </Alert>
  );
}
