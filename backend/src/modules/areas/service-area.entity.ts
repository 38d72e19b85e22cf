import { LIMITS } from '@laundry/shared/constants/limits';
import { Entity, Index } from 'typeorm';
import { SERVER_LIMITS } from '../../common/server-limits.js';
import { BoolColumn, Id, TextColumn, TimeColumn } from '../../database/columns.js';
import { Versioned } from '../versions/versioned.entity.js';

/** Postal codes (first five digits) that are served, with the hours of pickup and delivery (handbook/requests.md#areas). */
@Entity('service_areas')
@Index('ux_service_areas_zipcode', ['zipcode'], { unique: true })
export class ServiceArea extends Versioned {
  @Id() id: number;
  @TextColumn(LIMITS.areaZipDigits) zipcode: string;
  @TextColumn(SERVER_LIMITS.areaPrefectureLength) prefecture: string;
  @TextColumn(SERVER_LIMITS.areaAddressLength) address: string;
  @TimeColumn() start_time: string;
  @TimeColumn() end_time: string;
  @BoolColumn() is_valid_monthly: boolean;
  @BoolColumn() is_valid_onetime: boolean;
  @BoolColumn() is_valid_onetime_b: boolean;
  @TextColumn(SERVER_LIMITS.areaNotesLength) bikou: string;
}
