import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import type { UnsentAct } from '../../../providers/offline-acts/act';

/** Whose stop it was about; its number alone, where the day does not tell who that is. */
export const whoseAct = ({ act }: UnsentAct, row: Work | undefined): string =>
  row === undefined
    ? t('day.unsent.number', { id: act.requestId })
    : t('day.whose', { name: personName(row), id: row.id });
