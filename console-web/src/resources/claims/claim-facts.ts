import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../i18n';
import type { ClaimRow } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';

export const moment = (at: JstDateTime): string => displayDateTime(at, 'ja', nowJst());
export const stateText = ({ answered_at }: ClaimRow): string =>
  t(answered_at === null ? 'claims.open' : 'claims.answered');
export const photosText = ({ photo_count: count }: ClaimRow): string =>
  count === 0 ? t('claims.none') : t('claims.photoCount', { count });
/** A company by its name, and who is there. */
export const customerText = (row: ClaimRow): string => [row.company_name, personName(row)].filter(Boolean).join(' ');
export const claimPath = (id: number): string => `/claims/${id}`;
/** Read again with the list, and not `getOne`'s: there react-admin puts the rows of lists, which have no photos. */
export const claimKey = (id: number) => ['claims', 'detail', id] as const;
