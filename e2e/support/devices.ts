/** Chromium as Debian packages it: named by CHROMIUM_PATH, without its calls home. */
export const BROWSER = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages of one context share what they have compiled.
    '--process-per-site',
  ],
};

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** The narrowest phone that the customer web still fits. */
export const NARROW = { width: 320, height: 700 };
export const TABLET = { width: 768, height: 1024 };

export type Device = typeof PHONE | typeof DESKTOP;

/** Of the phone's project or the desktop's. */
export const deviceOf = ({ name }: { readonly name: string }): Device => (name === 'phone' ? PHONE : DESKTOP);
