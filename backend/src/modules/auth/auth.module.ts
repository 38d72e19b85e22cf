import { Global, Module } from '@nestjs/common';
import { JwtStrategy } from '../../common/auth/jwt.strategy.js';
import { PrincipalSource } from '../../common/auth/principal-source.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { Sessions } from './sessions.js';
import { LogIn } from './use-cases/log-in.js';

/** Global: many deeds end sessions. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [AuthController],
  providers: [Sessions, { provide: PrincipalSource, useExisting: Sessions }, JwtStrategy, LogIn],
  exports: [Sessions],
})
export class AuthModule {}
