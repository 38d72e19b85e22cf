import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { personName } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';

/** The absence mails that were sent: for which leg, when, and by whom. */
export const absenceMails = (mails: RequestDetail['absence_mail_histories']): readonly string[] =>
  mails.map(({ type, created_at, staff_name1, staff_name2 }) =>
    t('requests.detail.absenceSent', {
      leg: t(`requests.leg.${legNameOf(type)}`),
      time: displayDateTime(created_at, 'ja', nowJst()),
      staff: personName({ name1: staff_name1, name2: staff_name2 }),
    }),
  );
