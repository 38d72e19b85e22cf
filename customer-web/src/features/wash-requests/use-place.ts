import { labelOf } from '@laundry/shared/masters/lov';
import { splitRoom } from '@laundry/shared/text/venue-room';
import type { Description } from '../../components/page/DescriptionList';
import { useTexts } from '../../i18n/texts';
import { addressLines } from '../../lib/address-lines';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useLovs } from '../../lib/use-lovs';

/**
 * Where the bags are fetched and brought, and how they are handed over, as confirmations tell it; `pickupMethod` of a request
 * that was made before.
 */
export function usePlace(
  user: CurrentUser,
  pickupMethod: number = user.user_plan.pickup_delivery_type,
): readonly [address: Description, pickupMethod: Description] {
  const t = useTexts('requests').place;
  const { pd_type } = useLovs();
  const { building, room } = splitRoom(user.send_addr_detail3);
  const { send_addr_zipcode, send_addr_detail1, send_addr_detail2, send_addr_name } = user;
  const lines = addressLines(send_addr_zipcode, [send_addr_detail1, send_addr_detail2], [building, room]);
  return [
    { term: t.address, detail: [lines.join(' '), send_addr_name].filter(Boolean).join('\n') },
    { term: t.pickup_method, detail: labelOf(pd_type, pickupMethod) },
  ];
}
