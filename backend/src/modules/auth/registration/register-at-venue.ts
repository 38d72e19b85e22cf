import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_LANG, LANGS } from '@laundry/shared/constants/langs';
import { REASON } from '@laundry/shared/constants/reasons';
import { isBlank } from '@laundry/shared/text/blank';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { VenueQueries } from '../../venues/venue.queries.js';
import type { RegisterDto } from './register.dto.js';
import type { RegisteredView } from './registration.view.js';
import { Register } from './register.js';

interface ResidentRegistration {
  readonly code: string;
  readonly caller: Principal | null;
  readonly dto: RegisterDto;
  /** Null when the form's password is no good one. */
  readonly passwordHash: string | null;
}

/** Registers a resident of a partner venue. Whoever is signed in has an account, and one of another house is no resident. */
@Injectable()
export class RegisterAtVenue {
  constructor(
    @Inject(VenueQueries) private readonly venues: VenueQueries,
    @Inject(Register) private readonly registration: Register,
  ) {}

  async execute({ code, caller, dto, passwordHash }: ResidentRegistration): Promise<RegisteredView> {
    if (caller !== null) throw new DomainError(REASON.forbidden);
    const venue = await this.venues.byCode(code);
    if (!isBlank(dto.source_venue_code) && dto.source_venue_code !== code)
      throw FieldErrors.on('source_venue_code', 'invalid_value');
    const current_lang = dto.current_lang ?? LANGS.find((lang) => lang === venue.default_lang) ?? DEFAULT_LANG;
    return this.registration.execute({ ...dto, source_venue_code: code, current_lang }, passwordHash);
  }
}
