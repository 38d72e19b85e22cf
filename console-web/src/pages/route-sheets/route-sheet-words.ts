import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../i18n';
import type { RouteSheet } from '../../providers/api/api-types';
import { NOBODY } from '../../components/links/route-sheet-paths';

export const keyOf = ({ staff_id }: Pick<RouteSheet, 'staff_id'>): string => String(staff_id ?? NOBODY);

/** Whose sheet it is. */
export const driverName = ({ staff_id, name1, name2 }: Omit<RouteSheet, 'stops'>): string =>
  staff_id === null ? t('routeSheets.nobody') : personName({ name1: name1 ?? '', name2: name2 ?? '' });

/** Everybody's, or those of whom the address names. */
export const sheetsOf = (sheets: readonly RouteSheet[], asked: string | null): readonly RouteSheet[] =>
  asked === null || asked === '' ? sheets : sheets.filter((sheet) => keyOf(sheet) === asked);

export const bagsOf = ({ stops }: Pick<RouteSheet, 'stops'>): number =>
  stops.reduce((sum, { count }) => sum + count, 0);
