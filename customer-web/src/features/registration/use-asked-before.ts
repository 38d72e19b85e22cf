import { normalizeZip } from '@laundry/shared/text/normalize';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MONTHLY_PART_CODES } from '../../components/plan/monthly-parts';
import { useSearchParams } from 'react-router';
import { keepAsked, keepTaken, readAsked, readTaken } from '../../lib/asked-before';
import { BAGS_PARAMETER } from '../../lib/paths';
import type { RegistrationValues } from './form/registration-values';

const partOf = (code: string | null) => MONTHLY_PART_CODES.find((each) => each === code) ?? '';

/** Postal code and number of bags of the front page, where nothing else was typed or chosen yet. */
export function useAskedBefore(form: UseFormReturn<RegistrationValues>, wanted: boolean): void {
  const named = partOf(useSearchParams()[0].get(BAGS_PARAMETER));
  useEffect(() => {
    if (!wanted) return;
    if (named !== '') keepAsked({ part: named });
    const { zip, part: kept } = readAsked();
    const part = partOf(kept);
    const asked = { zip: normalizeZip(zip) ?? '', part };
    const taken = readTaken();
    const isFree = (now: string, before: string): boolean => now === '' || now === before;
    if (asked.zip !== '' && isFree(form.getValues('send_addr_zipcode'), taken.zip)) {
      form.setValue('send_addr_zipcode', asked.zip);
    }
    if (part !== '' && isFree(form.getValues('plan_part'), taken.part)) form.setValue('plan_part', part);
    keepTaken(asked);
  }, [form, wanted, named]);
}
