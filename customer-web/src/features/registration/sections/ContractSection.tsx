import { Card } from '../../../components/page/Card';
import { RadioGroup } from '../../../components/fields/RadioGroup';
import { useRegistrationForm } from '../form/registration-form';

export function ContractSection() {
  const { t, choice } = useRegistrationForm();
  return (
    <Card title={t.sections.contract}>
      <RadioGroup
        {...choice('contract_type')}
        columns={2}
        choices={[
          { value: 'individual', label: t.contract_types.individual },
          { value: 'company', label: t.contract_types.company },
        ]}
      />
    </Card>
  );
}
