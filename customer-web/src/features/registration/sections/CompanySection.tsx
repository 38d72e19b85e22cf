import { Card } from '../../../components/page/Card';
import { TextField } from '../../../components/fields/TextField';
import { useLang } from '../../../i18n/language';
import { NameRow } from '../fields/NameRow';
import { useRegistrationForm } from '../form/registration-form';

export function CompanySection() {
  const { t, text } = useRegistrationForm();
  const kana = useLang() === 'ja';
  return (
    <Card title={t.sections.company}>
      <TextField {...text('company_name')} autoComplete="organization" />
      {kana && <TextField {...text('company_name_kana')} autoComplete="off" />}
      <NameRow names={['company_ceo_name1', 'company_ceo_name2']} />
      {kana && <NameRow names={['company_ceo_name_kana1', 'company_ceo_name_kana2']} />}
      <TextField
        {...text('company_hq_phone_number')}
        hint={t.no_hyphen}
        type="tel"
        inputMode="numeric"
        autoComplete="work tel-national"
      />
    </Card>
  );
}
