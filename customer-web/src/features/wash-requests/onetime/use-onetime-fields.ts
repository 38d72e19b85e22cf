import { LIMITS } from '@laundry/shared/constants/limits';
import { type ReactEventHandler, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/texts';
import { useFormErrors } from '../../../lib/form/form-errors';
import { usePaidAccount } from './payment/use-paid-account';
import { useChosenOnetime } from './use-chosen-onetime';
import type { Onetime, OnetimeProps } from './use-onetime';

const preventDefault: ReactEventHandler = (event) => event.preventDefault();

/** The fields of the form as they stand, what is wrong with them, and why it cannot go on. */
export function useOnetimeFields({ user, context }: Pick<OnetimeProps, 'user' | 'context'>, { form }: Onetime) {
  const t = useTexts('onetime');
  const { labels } = useTexts('requests').booking;
  const values = useWatch({ control: form.control, compute: (every) => every });
  const account = usePaidAccount(user, values);
  const whyId = useId();
  const why = account.state === 'ready' ? null : t.account.why[account.state];
  return {
    values,
    account,
    ...useFormErrors(form, { ...labels, ...t.labels }, { max: LIMITS.remarksLength }),
    chosen: useChosenOnetime(values, context),
    why,
    /** Of the text that says so. */
    whyId: why === null ? undefined : whyId,
    /** Does nothing as long as there is a reason. */
    unless: (submit: ReactEventHandler<HTMLFormElement>) => (why === null ? submit : preventDefault),
  };
}
