import { Inject, Injectable } from '@nestjs/common';
import { isOperator } from '@laundry/shared/constants/roles';
import { OneTimeTokens } from './one-time-tokens.js';
import { Passkeys, type PasskeyOffer } from './passkeys.js';
import { SecondFactors } from './second-factors.js';
import { Sessions } from './sessions.js';

/** What a second factor is shown with: the challenge that a code comes with, and that a passkey signs. */
export interface Challenge {
  readonly challenge: string;
  /** Null: there is no passkey to go on by. */
  readonly passkey: PasskeyOffer | null;
}
/** A session's token, or what a second factor has to come with. */
export type Entry = { readonly access_token: string } | Challenge;

/** The way in behind a password or a mailed link. */
@Injectable()
export class Entrance {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
  ) {}

  /** A session begins only where no second factor is set up. Call inside a transaction that holds the account's row. */
  async open(user: { readonly id: number; readonly role: number }): Promise<Entry> {
    const asks = isOperator(user) && (await this.factors.confirmedAt(user.id)) !== null;
    if (!asks) return { access_token: await this.sessions.start(user) };
    const { token } = await this.tokens.add('second_factor', user.id);
    return { challenge: token, passkey: await this.passkeys.offer(user.id) };
  }
}
