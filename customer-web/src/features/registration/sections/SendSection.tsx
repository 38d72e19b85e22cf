import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { TextField } from '../../../components/fields/TextField';
import { AddressFields } from '../fields/AddressFields';
import { useRegistrationForm } from '../form/registration-form';

const ADDRESS_LINES = [
  'zipcode',
  'detail1',
  'detail2',
  'detail3',
  'found_zip',
  'found_line',
  'found_town',
  'at_zip',
] as const;

export function SendSection() {
  const { form, t, text } = useRegistrationForm();
  const company = useWatch({ control: form.control, name: 'contract_type' }) === 'company';
  const copyBill = (): void => {
    for (const line of ADDRESS_LINES) {
      const value = form.getValues(`bill_addr_${line}`);
      form.setValue(`send_addr_${line}`, value, { shouldValidate: form.formState.isSubmitted, shouldDirty: true });
    }
  };
  return (
    <Card title={t.sections.send}>
      {company && (
        <>
          <div>
            <Button kind="secondary" small onClick={copyBill}>
              {t.copy_bill}
            </Button>
          </div>
          <TextField {...text('send_addr_name')} hint={t.send_name_note} autoComplete="off" />
        </>
      )}
      <AddressFields kind="send" />
    </Card>
  );
}
