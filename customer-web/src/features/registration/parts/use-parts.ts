import { useFormContext, useWatch } from 'react-hook-form';
import type { RegistrationValues } from '../form/registration-values';
import { type PartName, partsOf } from './parts';

/** The parts of who is registering, in their order. */
export function useParts(): readonly PartName[] {
  const { control } = useFormContext<RegistrationValues>();
  return partsOf({ contract_type: useWatch({ control, name: 'contract_type' }) });
}
