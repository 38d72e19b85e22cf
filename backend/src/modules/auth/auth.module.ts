import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { BalanceModule } from '../balance/balance.module.js';
import { UsersModule } from '../users/users.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { AuthController } from './login/auth.controller.js';
import { PasswordSetter } from './password/password-setter.js';
import { PasswordController } from './password/password.controller.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationPayment } from './registration/registration-payment.js';
import { ChangePassword } from './password/change-password.js';
import { ExchangeTicket } from './login/exchange-ticket.js';
import { ForgotPassword } from './password/forgot-password.js';
import { ResetLinkMail } from './password/reset-link-mail.js';
import { LogIn } from './login/log-in.js';
import { LogOut } from './login/log-out.js';
import { PayAgain } from './registration/pay-again.js';
import { Register } from './registration/register.js';
import { RegisterAtVenue } from './registration/register-at-venue.js';
import { ResetPassword } from './password/reset-password.js';
import { UpdateAtVenue } from './registration/update-at-venue.js';
import { ConfirmLogIn } from './login/confirm-log-in.js';
import { ChangeSecondFactor } from './second-factor/change-second-factor.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorQueries } from './second-factor/second-factor.queries.js';
import { SetUpSecondFactor } from './second-factor/set-up-second-factor.js';
import { AddPasskey } from './passkeys/add-passkey.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { RemovePasskey } from './passkeys/remove-passkey.js';
import { LastFactor } from './second-factor/last-factor.js';
import { EndOwnSessions } from './sessions/end-own-sessions.js';
import { OwnSessionQueries } from './sessions/own-session.queries.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { VenueRegistrationController } from './registration/venue-registration.controller.js';

@Module({
  imports: [AreasModule, BalanceModule, UsersModule, VenuesModule],
  controllers: [
    AuthController,
    OwnSessionsController,
    PasskeysController,
    PasswordController,
    RegistrationController,
    SecondFactorController,
    VenueRegistrationController,
  ],
  providers: [
    PasswordSetter,
    LogIn,
    LogOut,
    OwnSessionQueries,
    EndOwnSessions,
    ConfirmLogIn,
    SecondFactorQueries,
    SetUpSecondFactor,
    ChangeSecondFactor,
    LastFactor,
    AddPasskey,
    RemovePasskey,
    Register,
    PayAgain,
    RegisterAtVenue,
    UpdateAtVenue,
    RegistrationPayment,
    ExchangeTicket,
    ForgotPassword,
    ResetLinkMail,
    ResetPassword,
    ChangePassword,
  ],
})
export class AuthModule {}
