import type account from './ja/account';
import type account_state from './ja/account_state';
import type auth from './ja/auth';
import type buy_bags from './ja/buy_bags';
import type calendar from './ja/calendar';
import type care from './ja/care';
import type changes from './ja/changes';
import type claim from './ja/claim';
import type common from './ja/common';
import type contact from './ja/contact';
import type door_photos from './ja/door_photos';
import type faq from './ja/faq';
import type history from './ja/history';
import type home from './ja/home';
import type legal from './ja/legal';
import type maintenance from './ja/maintenance';
import type messages_beyond from './ja/messages_beyond';
import type messages_sign_in from './ja/messages_sign_in';
import type no_request from './ja/no_request';
import type notice from './ja/notice';
import type notifications from './ja/notifications';
import type onetime from './ja/onetime';
import type password from './ja/password';
import type payment from './ja/payment';
import type payments from './ja/payments';
import type plan from './ja/plan';
import type registration from './ja/registration';
import type requests from './ja/requests';
import type sessions from './ja/sessions';
import type shell from './ja/shell';
import type usual from './ja/usual';
import type visit from './ja/visit';
import type weeks from './ja/weeks';
import type weekly from './ja/weekly';
import type withdrawal from './ja/withdrawal';
import type { Texts } from './texts-like';

/**
 * The texts by namespace. Japanese is the model: each English file is declared like it, so that a missing or extra text
 * does not compile; neither does a text whose places are not filled.
 */
export interface Catalogues {
  common: Texts<typeof common>;
  account: Texts<typeof account>;
  account_state: Texts<typeof account_state>;
  auth: Texts<typeof auth>;
  buy_bags: Texts<typeof buy_bags>;
  calendar: Texts<typeof calendar>;
  care: Texts<typeof care>;
  changes: Texts<typeof changes>;
  claim: Texts<typeof claim>;
  door_photos: Texts<typeof door_photos>;
  contact: Texts<typeof contact>;
  faq: Texts<typeof faq>;
  history: Texts<typeof history>;
  home: Texts<typeof home>;
  legal: Texts<typeof legal>;
  maintenance: Texts<typeof maintenance>;
  messages_beyond: typeof messages_beyond;
  messages_sign_in: typeof messages_sign_in;
  no_request: Texts<typeof no_request>;
  notice: Texts<typeof notice>;
  notifications: Texts<typeof notifications>;
  onetime: Texts<typeof onetime>;
  password: Texts<typeof password>;
  payment: Texts<typeof payment>;
  payments: Texts<typeof payments>;
  plan: Texts<typeof plan>;
  registration: Texts<typeof registration>;
  requests: Texts<typeof requests>;
  sessions: Texts<typeof sessions>;
  shell: Texts<typeof shell>;
  usual: Texts<typeof usual>;
  visit: Texts<typeof visit>;
  weeks: Texts<typeof weeks>;
  weekly: Texts<typeof weekly>;
  withdrawal: Texts<typeof withdrawal>;
}
export type Namespace = keyof Catalogues;
