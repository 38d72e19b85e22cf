import { AREA_LENGTHS } from '@laundry/shared/constants/area-lengths';
import { LIMITS } from '@laundry/shared/constants/limits';
import { Entity, Index } from 'typeorm';
import { BoolColumn, Id, TextColumn, TimeColumn } from '../../database/columns.js';
import { Versioned } from '../versions/versioned.entity.js';

/** Postal codes (first five digits) that are served, with the hours of pickup and delivery (handbook/requests.md#areas). */
@Entity('service_areas')
@Index('ux_service_areas_zipcode', ['zipcode'], { unique: true })
export class ServiceArea extends Versioned {
  @Id() id: number;
  @TextColumn(LIMITS.areaZipDigits) zipcode: string;
  @TextColumn(AREA_LENGTHS.prefecture) prefecture: string;
  @TextColumn(AREA_LENGTHS.address) address: string;
  @TimeColumn() start_time: string;
  @TimeColumn() end_time: string;
  @BoolColumn() is_valid_monthly: boolean;
  @BoolColumn() is_valid_onetime: boolean;
  @BoolColumn() is_valid_onetime_b: boolean;
  @TextColumn(AREA_LENGTHS.notes) bikou: string;
}
