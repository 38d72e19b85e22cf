import { ChipRadios } from '../../../../components/fields/ChipRadios';
import { groupDigits } from '../../../../components/text/group-digits';
import { useTexts } from '../../../../i18n/texts';
import styles from './PriceMark.module.css';
import { PriceMark } from './PriceMark';
import { hoursIn } from '../../dates/hours';
import type { TimeChoice } from '../../dates/leg';
import type { CellPrice } from './moment-prices';

interface HourPricesProps {
  name: string;
  times: readonly TimeChoice[];
  prices: ReadonlyMap<string, CellPrice>;
  hour: string;
  onChoose: (hour: string) => void;
}

/** The hours of a day, each with what a bag costs; the minute is chosen below. */
export function HourPrices({ name, times, prices, hour, onChoose }: HourPricesProps) {
  const t = useTexts('requests').dates;
  const { cells } = useTexts('onetime');
  const { yen: yenOf } = useTexts('common');
  const chips = hoursIn(times).map(({ hour: value, open }) => {
    const price = prices.get(value);
    const words = (open ? t.hour_value : t.hour_closed)({ hour: Number(value) });
    const yen = price && yenOf({ price: groupDigits(price.yen) });
    return {
      value,
      text: (
        <>
          <span className={styles.hour}>{t.hour_value({ hour: Number(value) })}</span>
          {price && <PriceMark price={price} isChosen={value === hour} />}
        </>
      ),
      label: [words, yen, price?.isCheaper ? cells.cheaper : undefined].filter(Boolean).join(t.comma),
      disabled: !open,
    };
  });
  return (
    <ChipRadios name={`${name}-hour-price`} label={cells.hour_prices} value={hour} chips={chips} onChange={onChoose} />
  );
}
