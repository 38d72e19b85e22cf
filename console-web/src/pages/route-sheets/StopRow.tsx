import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { personName } from '@laundry/shared/text/person-name';
import { addressLine } from '@laundry/shared/text/venue-room';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf, type JstDate, timeOf } from '@laundry/shared/time/jst';
import { Link } from 'react-router';
import { t } from '../../i18n';
import type { RouteStop } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { requestPaths } from '../../resources/wash-requests/request-paths';
import { sizeLabel } from '../../resources/wash-requests/row-facts';

/** A stop in a line; of another day than the sheet's its day is said. */
export function StopRow({ stop, date }: { stop: RouteStop; date: JstDate }) {
  const { sched_dt, company_name, phone_number, bikou } = stop;
  return (
    <tr>
      <td className="time">
        {dateOf(sched_dt) !== date && <small>{displayDate(sched_dt, 'ja', nowJst())}</small>}
        {timeOf(sched_dt)}
      </td>
      <td>{t(`day.to.${legNameOf(stop.leg)}`)}</td>
      <td className="number">
        <Link to={requestPaths.detail(stop.id)}>{stop.id}</Link>
      </td>
      <td>
        <strong>{personName(stop)}</strong>
        {company_name && <small>{company_name}</small>}
        {phone_number && <small className="digits">{phone_number}</small>}
      </td>
      <td>
        {addressLine(stop)}
        <Code stop={stop} />
        {stop.at_door && (
          <strong className="code">
            {t('routeSheets.atDoor', { text: t(`day.atDoorOf.${legNameOf(stop.leg)}`) })}
          </strong>
        )}
        {bikou !== '' && <small>{t('routeSheets.remark', { text: bikou })}</small>}
      </td>
      <td className="bags">
        {t('day.bags', { count: stop.count })}
        <small>{sizeLabel(stop.size)}</small>
      </td>
      <td className="tick">
        <span aria-hidden />
      </td>
    </tr>
  );
}

/** What opens the box, where there is one; null: not yet told, or not to be read. */
function Code({ stop: { delivery_box_pw: code, is_door_code_unreadable } }: { stop: RouteStop }) {
  if (code === undefined || code === '') return null;
  const hidden = is_door_code_unreadable ? t('routeSheets.codeUnreadable') : t('routeSheets.codeLater');
  return <strong className="code">{code === null ? hidden : t('routeSheets.code', { code })}</strong>;
}
