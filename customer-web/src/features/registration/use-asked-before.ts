import { normalizeZip } from '@laundry/shared/text/normalize';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MONTHLY_PART_CODES } from '../../components/plan/monthly-parts';
import { keepTaken, readAsked, readTaken } from '../../lib/asked-before';
import type { RegistrationValues } from './form/registration-values';

/** Postal code and number of bags of the front page, where nothing else was typed or chosen yet. */
export function useAskedBefore(form: UseFormReturn<RegistrationValues>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const { zip, part: kept } = readAsked();
    const part = MONTHLY_PART_CODES.find((each) => each === kept) ?? '';
    const asked = { zip: normalizeZip(zip) ?? '', part };
    const taken = readTaken();
    const isFree = (now: string, before: string): boolean => now === '' || now === before;
    if (asked.zip !== '' && isFree(form.getValues('send_addr_zipcode'), taken.zip)) {
      form.setValue('send_addr_zipcode', asked.zip);
    }
    if (part !== '' && isFree(form.getValues('plan_part'), taken.part)) form.setValue('plan_part', part);
    keepTaken(asked);
  }, [form, wanted]);
}
