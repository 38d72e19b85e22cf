import type { Lang } from '@laundry/shared/constants/langs';
import { Entity, Index } from 'typeorm';
import { Id, TextColumn } from '../../database/columns.js';
import { Versioned } from '../versions/versioned.entity.js';

/** A partner's building whose residents register by its code (handbook/accounts.md#venues). */
@Entity('venues')
@Index('ux_venues_code', ['code'], { unique: true })
export class Venue extends Versioned {
  @Id() id: number;
  @TextColumn(20) code: string;
  @TextColumn(100) name: string;
  @TextColumn(100) provider_name: string;
  @TextColumn(100) property_name: string;
  @TextColumn(2) default_lang: Lang;
  /** Hand-over types offered, e.g. `2,3`. */
  @TextColumn(20) pickup_delivery_types: string;
}
