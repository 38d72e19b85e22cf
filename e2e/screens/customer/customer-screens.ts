import { ACCOUNT_SCREENS } from './account-screens.js';
import { BUY_BAGS_SCREENS } from './buy-bags-screens.js';
import { COMPANY_SCREENS } from './company-screens.js';
import type { Screens } from './kit.js';
import { ONETIME_SCREENS } from './onetime-screens.js';
import { PLAN_SCREENS } from './plan-screens.js';
import { REGISTRATION_SCREENS } from './registration-screens.js';
import { REQUEST_SCREENS } from './request-screens.js';
import { VISITOR_SCREENS } from './visitor-screens.js';

/** Every screen of the customer web, each in its states; a route without one fails in the web's own tests. */
export const CUSTOMER_SCREENS: Screens = {
  ...VISITOR_SCREENS,
  ...REGISTRATION_SCREENS,
  ...REQUEST_SCREENS,
  ...ONETIME_SCREENS,
  ...BUY_BAGS_SCREENS,
  ...ACCOUNT_SCREENS,
  ...COMPANY_SCREENS,
  ...PLAN_SCREENS,
};
