import { use } from 'react';
import { Card } from '../../../components/page/Card';
import { RadioGroup } from '../../../components/fields/RadioGroup';
import { useRegistrationForm } from '../form/registration-form';
import { PlaceContext } from '../parts/place';

/** Above the first part, with which it folds: both parts and plans follow from it. */
export function ContractSection() {
  const { t, choice } = useRegistrationForm();
  const { at } = use(PlaceContext);
  if (at !== 'plan') return null;
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
