import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock/clock.js';
import { readable } from '../../../../common/crypto/unreadable.js';
import { isUniqueViolation } from '../../../../common/transaction/database-errors.js';
import { Database } from '../../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../../config/config.js';
import type { VapidKeys } from '../../../../config/push-config.js';
import { ONLY_KEY, PushKey } from './push-key.entity.js';

/** `privateKey` is null where no secret opens it. */
type KnownKeys = Pick<VapidKeys, 'publicKey'> & { readonly privateKey: string | null };

/** The keys by which push services know this service: the environment's, else those that the first server has made. */
@Injectable()
export class PushKeys {
  private known: KnownKeys | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Call outside a transaction. A key that no secret opens is looked for again: another server may encrypt it with ours. */
  async pair(): Promise<KnownKeys> {
    if (this.known?.privateKey == null)
      this.known = this.config.push?.keys ?? (await this.stored()) ?? (await this.made());
    return this.known;
  }

  private async stored(): Promise<KnownKeys | null> {
    const row = await this.database.findOne(PushKey, { id: ONLY_KEY });
    return row === null ? null : { publicKey: row.public_key, privateKey: readable(row.private_key) };
  }

  private async made(): Promise<KnownKeys> {
    const { default: webPush } = await import('web-push');
    const pair = webPush.generateVAPIDKeys();
    const row = { id: ONLY_KEY, public_key: pair.publicKey, private_key: pair.privateKey, made_at: this.clock.now() };
    try {
      await this.database.manager.insert(PushKey, row);
      return pair;
    } catch (error) {
      // Another server was first.
      const first = isUniqueViolation(error) ? await this.stored() : null;
      if (first === null) throw error;
      return first;
    }
  }
}
