import { useTexts } from '../../i18n/texts';

const GROUPED = new Intl.NumberFormat('en-US');

/** `7,300円`, `¥7,300`: the number and its unit never part. */
export function Yen({ amount }: { amount: number }) {
  const t = useTexts('common');
  return <span className="keep">{t.yen(GROUPED.format(amount))}</span>;
}
