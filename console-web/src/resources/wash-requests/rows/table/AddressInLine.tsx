import { type DeliveryAddress, addressParts } from '@laundry/shared/text/venue-room';

/** An address of which the house and the room stay in sight: where there is no room for all, what is before each is cut. */
export function AddressInLine({ place }: { place: DeliveryAddress }) {
  return addressParts(place).map((part, at) => (
    <span key={part}>
      <bdi>
        {at > 0 && ' '}
        {part}
      </bdi>
    </span>
  ));
}
