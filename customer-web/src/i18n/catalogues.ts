import type account from './ja/account';
import type auth from './ja/auth';
import type common from './ja/common';
import type maintenance from './ja/maintenance';
import type messages from './ja/messages';
import type password from './ja/password';
import type registration from './ja/registration';
import type requests from './ja/requests';
import type shell from './ja/shell';

/**
 * The texts by namespace. Japanese is the model: each English file is declared `typeof ja`, so that a missing or extra
 * text does not compile. A text with a number or a name in it is a function, so that forgetting it does not either.
 */
export interface Catalogues {
  common: typeof common;
  account: typeof account;
  auth: typeof auth;
  maintenance: typeof maintenance;
  messages: typeof messages;
  password: typeof password;
  registration: typeof registration;
  requests: typeof requests;
  shell: typeof shell;
}
export type Namespace = keyof Catalogues;
