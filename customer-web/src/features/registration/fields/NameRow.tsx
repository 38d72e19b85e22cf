import { TextField } from '../../../components/fields/TextField';
import styles from './NameRow.module.css';
import { useRegistrationForm } from '../form/registration-form';

type NameField =
  | 'name1'
  | 'name2'
  | 'kana1'
  | 'kana2'
  | 'company_ceo_name1'
  | 'company_ceo_name2'
  | 'company_ceo_name_kana1'
  | 'company_ceo_name_kana2';

/** Kana have no token of their own: browsers that know them go by the label. A CEO is not who fills in the form. */
const FILLED_WITH: Readonly<Record<NameField, string | undefined>> = {
  name1: 'family-name',
  name2: 'given-name',
  kana1: undefined,
  kana2: undefined,
  company_ceo_name1: 'off',
  company_ceo_name2: 'off',
  company_ceo_name_kana1: 'off',
  company_ceo_name_kana2: 'off',
};

/** Last and first name side by side: of a person or a CEO, in writing or in kana. */
export function NameRow({ names }: { names: readonly [NameField, NameField] }) {
  const { text } = useRegistrationForm();
  return (
    <div className={styles.row}>
      {names.map((name) => (
        <TextField key={name} {...text(name)} autoComplete={FILLED_WITH[name]} />
      ))}
    </div>
  );
}
