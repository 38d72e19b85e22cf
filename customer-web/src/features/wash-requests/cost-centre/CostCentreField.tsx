import { COST_CENTRE_LENGTH } from '@laundry/shared/constants/company-people';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../components/fields/TextField';
import { useTexts } from '../../../i18n/texts';
import { costCentresQuery } from './cost-centres';

interface CostCentreFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Of who asked for it: its code may come later than the press. */
  takesFocus?: boolean;
}

/** A company's cost centre, with those that it named last to choose from. */
export default function CostCentreField({ field, error, takesFocus = false }: CostCentreFieldProps) {
  const t = useTexts('company').cost_centre;
  const list = useId();
  const { data: last = [] } = useQuery(costCentresQuery);
  return (
    <>
      <TextField
        {...field}
        autoFocus={takesFocus}
        list={list}
        maxLength={COST_CENTRE_LENGTH}
        autoComplete="off"
        label={t.label}
        mark="optional"
        hint={t.hint({ max: COST_CENTRE_LENGTH })}
        error={error}
      />
      <datalist id={list}>
        {last.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
