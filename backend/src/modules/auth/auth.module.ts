import { Global, Module } from '@nestjs/common';
import { JwtStrategy } from '../../common/auth/jwt.strategy.js';
import { PrincipalSource } from '../../common/auth/principal-source.js';
import { AreasModule } from '../areas/areas.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { PasswordCheck } from './password-check.js';
import { PasswordSetter } from './password-setter.js';
import { PasswordController } from './password.controller.js';
import { Reauthentication } from './reauthentication.js';
import { RegistrationController } from './registration.controller.js';
import { Revocation } from './revocation.js';
import { Sessions } from './sessions.js';
import { ChangePassword } from './use-cases/change-password.js';
import { ExchangeTicket } from './use-cases/exchange-ticket.js';
import { ForgotPassword } from './use-cases/forgot-password.js';
import { LogIn } from './use-cases/log-in.js';
import { LogOut } from './use-cases/log-out.js';
import { Register } from './use-cases/register.js';
import { ResetPassword } from './use-cases/reset-password.js';

/** Global: many use-cases end sessions. */
@Global()
@Module({
  imports: [AreasModule, UsersModule],
  controllers: [AuthController, PasswordController, RegistrationController],
  providers: [
    Sessions,
    { provide: PrincipalSource, useExisting: Sessions },
    JwtStrategy,
    OneTimeTokens,
    Revocation,
    PasswordCheck,
    Reauthentication,
    PasswordSetter,
    LogIn,
    LogOut,
    Register,
    ExchangeTicket,
    ForgotPassword,
    ResetPassword,
    ChangePassword,
  ],
  exports: [Sessions, Revocation, Reauthentication],
})
export class AuthModule {}
