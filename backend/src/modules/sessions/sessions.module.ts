import { Global, Module } from '@nestjs/common';
import { JwtStrategy } from '../../common/auth/jwt.strategy.js';
import { SigningKeys } from '../../common/auth/signing-keys.js';
import { PrincipalSource } from '../../common/auth/principal-source.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { PasswordCheck } from './password-check.js';
import { Revocation } from './revocation.js';
import { Guesses } from '../../common/rate-limit/guesses.js';
import { Entrance } from './entrance.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactors } from './second-factors.js';
import { SessionUse } from './session-use.js';
import { Sessions } from './sessions.js';

/** Global: many use-cases end sessions. */
@Global()
@Module({
  providers: [
    Sessions,
    SessionUse,
    { provide: PrincipalSource, useExisting: Sessions },
    SigningKeys,
    JwtStrategy,
    OneTimeTokens,
    Revocation,
    Guesses,
    PasswordCheck,
    Passkeys,
    RecoveryCodes,
    SecondFactors,
    Entrance,
  ],
  exports: [
    Passkeys,
    Sessions,
    PrincipalSource,
    OneTimeTokens,
    Revocation,
    Guesses,
    PasswordCheck,
    RecoveryCodes,
    SecondFactors,
    Entrance,
  ],
})
export class SessionsModule {}
