/** Where an address is, in whichever map the browser opens. */
export const mapUrl = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/** The way there from where one stands. */
export const directionsUrl = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address, travelmode: 'driving' })}`;
