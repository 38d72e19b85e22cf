import { Transform } from 'class-transformer';
import { parseSetCount } from '@laundry/shared/rules/work/set-count';
import { all, Optional, rule } from '../../../common/validation/rules.js';
import { OfflineActDto } from '../offline-acts/offline-act.dto.js';
import { AnyNumber, StaffShareDto, StaffShares } from './staff-share.dto.js';

/** An integer, or its digits, from 0 to 100. */
const Count = () =>
  all(
    Transform(({ value }: { value: unknown }) => parseSetCount(value) ?? value),
    rule('setCount', 'set_count_range', (value) => parseSetCount(value) !== null, { missing: 'unselected' }),
  );

export class SetCountDto extends OfflineActDto {
  @Count() count: number;
  /** The count that the caller saw: it changes no other. */
  @Optional() @AnyNumber() seen_count?: number | null;
  /** Who folded how much of the new count, once it is folded: needed where several people did or nobody is named yet. */
  @Optional() @StaffShares() staff_list?: StaffShareDto[] | null;
}
