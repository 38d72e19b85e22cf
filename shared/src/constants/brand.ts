/** The product's name, on every screen and mail. BRAND_NAME replaces it on the server. */
export const BRAND = 'せんたく便';
/** The same for readers of English. */
export const BRAND_EN = 'Sentakubin';
