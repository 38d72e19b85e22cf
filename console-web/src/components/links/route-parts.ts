/** What the map application takes in one address of its own: so many stops on the way, so many letters. */
const WAYPOINTS_MAX = 9;
const URL_MAX = 2_048;

/** Some stops, and where the map shows the way along them. */
export interface RoutePart<Stop> {
  readonly url: string;
  readonly stops: readonly Stop[];
}

/** One route from where one stands along all stops, in as few parts as the map application takes. */
export function routeParts<Stop>(stops: readonly Stop[], addressOf: (stop: Stop) => string): RoutePart<Stop>[] {
  const parts: Stop[][] = [];
  for (const stop of stops) {
    const last = parts.at(-1);
    if (last !== undefined && fits([...last, stop].map(addressOf))) last.push(stop);
    else parts.push([stop]);
  }
  return parts.map((part) => ({ url: routeUrl(part.map(addressOf)), stops: part }));
}

const fits = (addresses: readonly string[]): boolean =>
  onTheWay(addresses).length <= WAYPOINTS_MAX && routeUrl(addresses).length <= URL_MAX;

/** Several stops in one house are one place. */
const placesOf = (addresses: readonly string[]): readonly string[] =>
  addresses.filter((address, at) => address !== addresses[at - 1]);

const onTheWay = (addresses: readonly string[]): readonly string[] => placesOf(addresses).slice(0, -1);

/** Between the stops of a route; taken out of an address, which its customer typed, or it would add a stop. */
const BAR = '|';

function routeUrl(addresses: readonly string[]): string {
  const waypoints = onTheWay(addresses)
    .map((address) => address.replaceAll(BAR, ' '))
    .join(BAR);
  const query = new URLSearchParams({
    api: '1',
    travelmode: 'driving',
    destination: addresses.at(-1) ?? '',
    ...(waypoints !== '' && { waypoints }),
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
