import { LIMITS } from '@laundry/shared/constants/limits';
import { SIZES } from '@laundry/shared/constants/sizes';
import { groupDigits } from '../text/group-digits';
import { useTexts } from '../../i18n/texts';
import { useFromPrice } from '../plan/from-price';

/** The numbers of the answers, as the rules and the masters have them. */
const NUMBERS = {
  pickup: LIMITS.pickupLeadHours,
  after_hours: LIMITS.deliveryAfterPickupHours,
  after_days: LIMITS.deliveryAfterPickupOpenDays,
  onetime_after_hours: LIMITS.onetimeDeliveryAfterPickupHours,
  onetime_after_days: LIMITS.onetimeDeliveryAfterPickupOpenDays,
  ahead: LIMITS.daysAhead,
  change: LIMITS.changeCancelHours,
  remind: LIMITS.remindBeforePickupHours,
  auto_days: LIMITS.autoCancelOpenDays,
  auto_bags: LIMITS.autoCancelBags,
  hold: LIMITS.unpaidOnetimeMinutes,
  more: LIMITS.extraPurchaseCountMax,
  litres: SIZES[5].litres,
  bag_s: groupDigits(SIZES[1].bagPrice ?? 0),
  bag_m: groupDigits(SIZES[2].bagPrice ?? 0),
  bag_l: groupDigits(SIZES[3].bagPrice ?? 0),
  bag_ll: groupDigits(SIZES[4].bagPrice ?? 0),
};

/** What is asked, by what it is about; those of `first` are a visitor's. */
export function useQuestions() {
  const { sections } = useTexts('faq');
  const values = { ...NUMBERS, from: useFromPrice() };
  return sections.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: typeof answer === 'string' ? answer : answer(values),
    })),
  }));
}
