/** What stands in prerendered pages for the address that only the server knows (`PUBLIC_URL`). Nobody can own it. */
export const SITE_ADDRESS = 'https://site.invalid';
