import { lowestOnetimePrice } from '@laundry/shared/rules/onetime/lowest-price';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { groupDigits } from '../../../components/text/group-digits';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { onetimePricesQuery } from '../../../lib/payment/payment-query';

/** What a single request costs at least, and the way that shows dates and prices before anything is registered. */
export function PricesFirst() {
  const { prices_first: t } = useTexts('registration');
  const prices = useQuery(onetimePricesQuery).data;
  const from = prices === undefined ? null : lowestOnetimePrice(prices);
  return (
    <div className="stack-tight">
      {from !== null && <p>{t.from({ price: groupDigits(from) })}</p>}
      <div>
        <LinkButton to={PATHS.firstRequest} kind="secondary" small>
          {t.to_prices}
        </LinkButton>
      </div>
    </div>
  );
}
