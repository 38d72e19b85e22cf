import { UserView } from '../../users/user.view.js';

export class LoginView {
  access_token: string;
  user: UserView;
}
