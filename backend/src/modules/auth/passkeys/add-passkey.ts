import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { personName } from '@laundry/shared/text/person-name';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { verifiedPasskey } from '../../sessions/passkey-signature.js';
import { Passkeys } from '../../sessions/passkeys.js';
import { RecoveryCodes } from '../../sessions/recovery-codes.js';
import { Revocation } from '../../sessions/revocation.js';
import { SecondFactors } from '../../sessions/second-factors.js';
import { Reauthentication } from '../../users/accounts/reauthentication.js';
import { UserQueries } from '../../users/user.queries.js';
import type { RecoveryCodesView } from '../second-factor/second-factor.view.js';
import type { NewPasskeyDto } from './passkey.dto.js';
import type { NewPasskeyView } from './passkey.view.js';

/** Of an account. */
const PASSKEYS_MAX = 10;

/** A passkey is made by the browser for a challenge of ours, and counts from then on. Throws {@link NotFound} where the service has no domain. */
@Injectable()
export class AddPasskey {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(RecoveryCodes) private readonly recovery: RecoveryCodes,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  async begin(caller: Principal, password: string | null): Promise<NewPasskeyView> {
    const { domain } = this.site();
    await this.reauthentication.confirmCaller(caller, password);
    const user = await this.users.byId(caller.personId);
    const known = (await this.passkeys.of(caller.personId)).map(({ credential_id }) => credential_id);
    const challenge = await this.database.inTransaction(async () => {
      await this.reauthentication.hold(caller);
      return this.tokens.issue('passkey', caller.personId);
    });
    const display_name = personName(user);
    const whose = { user_id: handleOf(caller.personId), user_name: user.email, display_name };
    return { challenge, domain, site_name: this.config.brandName, ...whose, known };
  }

  /** Answers recovery codes where it is the first factor, none otherwise. Sessions that began without it end, but for this one. */
  async finish(caller: Principal, { name, transports, ...made }: NewPasskeyDto): Promise<RecoveryCodesView> {
    let challenge = '';
    const passkey = await verifiedPasskey(made, this.site(), async (sent) => {
      challenge = sent;
      return (await this.tokens.ownerOf('passkey', sent))?.id === caller.personId;
    });
    if (passkey === null) throw FieldErrors.on('attestation', 'passkey_wrong');
    const user = await this.users.byId(caller.personId);
    const recovery_codes = await this.database.inTransaction(async () => {
      await this.reauthentication.hold(caller);
      if (!(await this.tokens.use('passkey', challenge))) throw FieldErrors.on('attestation', 'passkey_wrong');
      const known = await this.passkeys.of(caller.personId);
      if (known.length >= PASSKEYS_MAX) throw FieldErrors.on('name', 'passkeys_full');
      if (!(await this.passkeys.add(caller.personId, { ...passkey, name, transports })))
        throw FieldErrors.on('attestation', 'passkey_wrong');
      const isFirst = await this.factors.turnOn(caller.personId);
      if (isFirst) await this.revocation.allBut(caller);
      const codes = isFirst ? await this.recovery.renew(caller.personId) : [];
      const changes = { passkey: [null, name] } as const;
      await this.history.record({ type: OPERATION.secondFactorSetUp, actor: caller, user, changes });
      const data = { name: personName(user), change: 'passkey_added' } as const;
      await this.outbox.enqueue({ template: 'second_factor_changed', to: user, data });
      return codes;
    });
    return { recovery_codes };
  }

  private site() {
    if (this.passkeys.site === null) throw new NotFound();
    return this.passkeys.site;
  }
}

/** The account's name for authenticators, from which nobody reads its number. */
const handleOf = (id: number): string => createHash('sha256').update(`passkey of account ${id}`).digest('base64url');
