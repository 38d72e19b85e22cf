import { TokenView } from '../registration/registration.view.js';

/** A session after a reset. */
export class PasswordResetView {
  token: TokenView;
}

/** The only session that is left. */
export class PasswordChangedView {
  access_token: string;
}
