import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { Chosen, ChosenSoFar } from '../../components/buttons/StepActions';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';

interface ChosenRequest {
  pickup: JstDateTime | '';
  delivery: JstDateTime | '';
  count: number;
  /** In words, tax included; absent where a request costs nothing by itself. */
  price?: string | undefined;
}

/** What is chosen of a request so far, in words: its moments, its bags and what it costs. */
export function useChosen(now: JstDateTime) {
  const { row: t, booking } = useTexts('requests');
  const { bags } = useTexts('common');
  const lang = useLang();
  const moment = (term: string, at: JstDateTime | ''): readonly Chosen[] =>
    at === '' ? [] : [{ term, text: displayDateTime(at, lang, now) }];
  return ({ pickup, delivery, count, price }: ChosenRequest): ChosenSoFar => ({
    title: booking.chosen_title,
    lines: [
      ...moment(t.pickup, pickup),
      ...moment(t.delivery, delivery),
      { term: t.count, text: bags({ count }), isClear: true },
      ...(price === undefined ? [] : [{ term: booking.chosen_price, text: price, isClear: true, isTotal: true }]),
    ],
  });
}
