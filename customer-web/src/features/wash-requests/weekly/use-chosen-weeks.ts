import type { WeeklyEntry } from '@laundry/shared/rules/weekly/weekly-form';
import type { ChosenSoFar } from '../../../components/buttons/StepActions';
import { useTexts } from '../../../i18n/texts';
import { useFormWords } from './use-form-words';

interface MonthNeed {
  readonly needed: number;
  readonly granted: number;
}

/** The forms that are complete, and the bags of a month that they need, beside the button. */
export function useChosenWeeks(forms: readonly WeeklyEntry[], need: MonthNeed | null): ChosenSoFar {
  const t = useTexts('weekly');
  const { bags } = useTexts('common');
  const wordsOf = useFormWords();
  return {
    title: t.chosen_title,
    lines: [
      ...forms.map((form, place) => ({
        term: t.form({ number: place + 1 }),
        text: wordsOf(form).replaceAll('\n', ' '),
        isBeside: true,
      })),
      ...(need === null ? [] : [{ term: t.need_title, text: bags({ count: need.needed }), isTotal: true }]),
    ],
  };
}
