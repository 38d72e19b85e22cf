import { keyed } from '@laundry/shared/messages/keyed';
import type { Lang } from '@laundry/shared/constants/langs';
import type { MessageKey } from '@laundry/shared/messages/ja';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { monthToBeginWith } from '@laundry/shared/rules/payments/begin-next-month';
import { type RegistrationErrors, registrationErrors } from '@laundry/shared/rules/accounts/registration-errors';
import { nowJst } from '@laundry/web-kit/now-jst';
import { planOf } from '../../../components/plan/plan-values';
import { type RegistrationValues, isCompany, isCompanyOnly, beginsLater, toRegistration } from './registration-values';

export type RegistrationMessages = Partial<Record<keyof RegistrationValues, MessageKey>>;

/** What is wrong with the form as it stands on the screen: the shared rules, told of the choices that make up a plan. */
export function checkRegistration(
  values: RegistrationValues,
  area: AreaService | null,
  lang: Lang,
): RegistrationMessages {
  const errors = registrationErrors(toRegistration(values, lang), area);
  const hidden = (name: string): boolean =>
    name === 'plan_id' ||
    name === 'pickup_delivery_type' ||
    (!isCompany(values) && isCompanyOnly(name)) ||
    (lang !== 'ja' && name.includes('kana'));
  return {
    ...planMessages(values, errors),
    ...codesOf(errors, hidden),
    ...(isTooLate(values, lang) && { begins: 'begin_at_once' as const }),
    ...(!values.agree && { agree: 'terms_required' }),
  };
}

/** The form stood open until the month was over with which the plan was not to begin yet. */
const isTooLate = (values: RegistrationValues, lang: Lang): boolean =>
  beginsLater(values, lang) && monthToBeginWith(toRegistration(values, lang), nowJst()) === null;

function planMessages(values: RegistrationValues, errors: RegistrationErrors): RegistrationMessages {
  const monthly = values.plan_kind === 'monthly';
  const method = values.pickup_delivery_type === '' ? 'planPart2_required' : errors.pickup_delivery_type?.code;
  const size = monthly && values.bag_size === '' ? 'bagSize_required' : undefined;
  const part = monthly && values.plan_part === '' ? 'planPart1_required' : undefined;
  const unknown = !part && !size && method !== 'planPart2_required' && planOf(values) === null;
  return {
    ...(method && { pickup_delivery_type: method }),
    ...(size && { bag_size: size }),
    ...(part && { plan_part: part }),
    ...(unknown && { plan_part: errors.plan_id?.code ?? 'plan_unknown' }),
  };
}

/** Fields that the form hides are copies of shown ones, or parts of a plan: the messages of what is shown say enough. */
function codesOf(errors: RegistrationErrors, hidden: (name: string) => boolean): RegistrationMessages {
  const shown = Object.entries(errors).filter(([name]) => !hidden(name));
  return Object.fromEntries(shown.map(([name, { code, params }]) => [name, keyed(code, params)]));
}
