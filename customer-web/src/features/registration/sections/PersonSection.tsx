import { useWatch } from 'react-hook-form';
import { Card } from '../../../components/page/Card';
import { TextField } from '../../../components/fields/TextField';
import { useLang } from '../../../i18n/language';
import { NameRow } from '../fields/NameRow';
import { useRegistrationForm } from '../form/registration-form';

/** The customer, or the person a company names; kana are asked for in Japanese only. */
export function PersonSection() {
  const { form, t, text } = useRegistrationForm();
  const company = useWatch({ control: form.control, name: 'contract_type' }) === 'company';
  return (
    <Card title={company ? t.sections.contact_person : t.sections.person}>
      <NameRow names={['name1', 'name2']} />
      {useLang() === 'ja' && <NameRow names={['kana1', 'kana2']} />}
      <TextField
        {...text('phone_number')}
        hint={t.no_hyphen}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
    </Card>
  );
}
