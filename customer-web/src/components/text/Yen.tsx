import { useTexts } from '../../i18n/texts';
import { groupDigits } from './group-digits';

/** `7,300円`, `¥7,300`: the number and its unit never part. */
export function Yen({ amount }: { amount: number }) {
  const t = useTexts('common');
  return <span className="keep">{t.yen({ price: groupDigits(amount) })}</span>;
}
