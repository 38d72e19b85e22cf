import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { ROLE } from '@laundry/shared/constants/roles';
import { newPasswordErrors } from '@laundry/shared/rules/accounts/new-password';
import { normalizeEmail } from '@laundry/shared/text/email';
import { isBlank } from '@laundry/shared/text/blank';
import { hasUnfitCharacters } from '@laundry/shared/text/characters';
import { Clock } from '../../../common/clock/clock.js';
import { PasswordHasher } from '../../../common/crypto/password-hasher.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { refuseEmailInUse } from './email-in-use.js';
import { newOperator } from './new-operator.js';
import { User } from '../user.entity.js';

export interface NewAdmin {
  readonly name1: string;
  readonly name2: string;
  readonly email: string;
  readonly password: string;
}

/** The column's width for each part of a name. */
const NAME_PART_LENGTH = LIMITS.nameLength / 2;

/** Makes an administrator's account: the first one of an installation. */
@Injectable()
export class CreateAdmin {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
  ) {}

  /** Throws {@link FieldErrors} for input that no account can have, an address in use included. */
  async execute({ name1, name2, email, password }: NewAdmin): Promise<void> {
    const address = normalizeEmail(email);
    if (address === null) throw FieldErrors.on('email', 'invalid_email');
    if (!isNamePart(name1)) throw FieldErrors.on('name1', 'invalid_value');
    if (!isNamePart(name2)) throw FieldErrors.on('name2', 'invalid_value');
    const { password: problem } = newPasswordErrors({ password, password_confirm: password }, ROLE.admin);
    if (problem) throw FieldErrors.on('password', problem);
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    const row = newOperator({ role: ROLE.admin, role_type: null, name1, name2, email: address, passwordHash, now });
    await refuseEmailInUse(() => this.database.manager.insert(User, row));
  }
}

const isNamePart = (name: string): boolean =>
  !isBlank(name) && name.length <= NAME_PART_LENGTH && !hasUnfitCharacters(name);
