import { at, dateOf, timeOf } from '@laundry/shared/time/jst';
import { groupDigits } from '../../../../components/text/group-digits';
import { useTexts } from '../../../../i18n/texts';
import type { CellNotes, NotedField } from '../../dates/cell-notes';
import { hourPart, timeInHour } from '../../dates/hours';
import { HourPrices } from './HourPrices';
import { PriceMark } from './PriceMark';
import { type PriceOfMoment, dayPrices, hourPrices } from './moment-prices';

/** What a bag costs, in the cells of a date's days and hours. */
export function usePriceNotes(): (field: NotedField, price: PriceOfMoment) => CellNotes {
  const { cells: t } = useTexts('onetime');
  const { comma } = useTexts('requests').dates;
  return ({ name, leg, value, onChange }, price) => {
    const days = dayPrices(leg, value, price);
    const cheaper = [...days.values()].find(({ isCheaper }) => isCheaper);
    return {
      ofDay: (date) => {
        const known = days.get(date);
        if (known === undefined) return undefined;
        const words = t.price_of_bag({ price: groupDigits(known.yen) });
        return {
          mark: <PriceMark price={known} isChosen={value !== '' && dateOf(value) === date} />,
          words: known.isCheaper ? [words, t.cheaper].join(comma) : words,
        };
      },
      legend: days.size > 0 && (
        <>
          <li>{t.prices}</li>
          {cheaper && (
            <li>
              <PriceMark price={cheaper} /> {t.cheaper}
            </li>
          )}
        </>
      ),
      hours: value !== '' && price.byHour && (
        <HourPrices
          name={name}
          times={leg.timesOn(dateOf(value))}
          prices={hourPrices(leg, value, price)}
          hour={hourPart(timeOf(value))}
          onChoose={(hour) => onChange(at(dateOf(value), timeInHour(leg.timesOn(dateOf(value)), hour, timeOf(value))))}
        />
      ),
    };
  };
}
