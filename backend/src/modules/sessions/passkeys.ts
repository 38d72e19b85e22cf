import { Inject, Injectable } from '@nestjs/common';
import { passkeySite, type PasskeySite } from '../../config/passkey-site.js';
import { Clock } from '../../common/clock/clock.js';
import { hashToken } from '../../common/crypto/secret-token.js';
import { Database } from '../../common/transaction/database.js';
import { CONFIG, type Config } from '../../config/config.js';
import { Passkey } from './passkey.entity.js';
import { verifiedCount, type SignedChallenge } from './passkey-signature.js';

/** Where a sign-in may go on by a passkey, and by which. */
export interface PasskeyOffer {
  readonly domain: string;
  readonly passkeys: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

/** The passkeys of accounts. What writes is called inside a transaction that holds the account's row. */
@Injectable()
export class Passkeys {
  /** Null: the service has no domain that passkeys could be bound to. */
  readonly site: PasskeySite | null;

  constructor(
    @Inject(CONFIG) { publicUrl }: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    this.site = passkeySite(publicUrl);
  }

  /** The oldest first. */
  of(userId: number): Promise<Passkey[]> {
    return this.database.manager.find(Passkey, { where: { user_id: userId }, order: { id: 'ASC' } });
  }

  async offer(userId: number): Promise<PasskeyOffer | null> {
    const passkeys = this.site === null ? [] : await this.of(userId);
    if (this.site === null || passkeys.length === 0) return null;
    return {
      domain: this.site.domain,
      passkeys: passkeys.map(({ credential_id: id, transports }) => ({ id, transports: listOf(transports) })),
    };
  }

  /** False: it is somebody's already. */
  async add(
    userId: number,
    made: Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'name'> & { transports: readonly string[] },
  ): Promise<boolean> {
    const credential_hash = hashToken(made.credential_id);
    if (await this.database.manager.existsBy(Passkey, { credential_hash })) return false;
    const row = { ...made, transports: made.transports.join(','), user_id: userId, credential_hash };
    await this.database.manager.insert(Passkey, { ...row, created_at: this.clock.now(), last_used_at: null });
    return true;
  }

  /** Whether one of the account's passkeys has signed the challenge; its count moves on. */
  async use(userId: number, signed: SignedChallenge, challenge: string): Promise<boolean> {
    if (this.site === null) return false;
    const own = { user_id: userId, credential_hash: hashToken(signed.credential) };
    const passkey = await this.database.manager.findOneBy(Passkey, own);
    if (passkey === null) return false;
    const counter = await verifiedCount(signed, { site: this.site, challenge, passkey });
    if (counter === null) return false;
    const unchanged = { id: passkey.id, counter: passkey.counter };
    const values = { counter, last_used_at: this.clock.now() };
    const { affected } = await this.database.manager.update(Passkey, unchanged, values);
    return affected === 1;
  }

  /** What was removed; null: the account has no such passkey. */
  async remove(userId: number, id: number): Promise<Passkey | null> {
    const passkey = await this.database.manager.findOneBy(Passkey, { id, user_id: userId });
    if (passkey !== null) await this.database.manager.delete(Passkey, { id });
    return passkey;
  }

  async drop(userId: number): Promise<void> {
    await this.database.manager.delete(Passkey, { user_id: userId });
  }
}

const listOf = (transports: string): string[] => (transports === '' ? [] : transports.split(','));
