import { type DeliveryAddress, readableRoom } from '@laundry/shared/text/venue-room';

/** An address of which the house and the room stay in sight: where there is no room for all, what is before each is cut. */
export function AddressInLine({ place }: { place: DeliveryAddress }) {
  const house = [place.send_addr_detail1, place.send_addr_detail2].filter(Boolean).join(' ');
  const room = readableRoom(place.send_addr_detail3 ?? '');
  return [house, room].filter(Boolean).map((part, at) => (
    <span key={part}>
      <bdi>
        {at > 0 && ' '}
        {part}
      </bdi>
    </span>
  ));
}
