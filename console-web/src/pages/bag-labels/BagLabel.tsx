import { LEG } from '@laundry/shared/constants/progress';
import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { displayDate } from '@laundry/shared/time/display';
import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../i18n';
import { nowJst } from '../../providers/clock';
import { sizeLabel } from '../../resources/wash-requests/row-facts';
import type { PrintedLabel } from './label-papers';

/** One bag's label: its code for the camera and for people, and what tells it from its neighbours on the shelf. */
export function BagLabel({ request, bag, code }: PrintedLabel) {
  const { id, count, size, sched_pickup_dt: pickup } = request;
  const [leg, moment] = pickup === null ? [LEG.delivery, request.sched_delivery_dt] : ([LEG.pickup, pickup] as const);
  const date = displayDate(moment, 'ja', nowJst());
  return (
    <div className="label">
      <QRCodeSVG value={code} level="Q" marginSize={2} title={t('labels.codeOf', { code })} />
      <div>
        <div className="name">{t('labels.number')}</div>
        <div className="number">{id}</div>
        <div className="bag">{t('labels.bag', { bag, count })}</div>
        <div className="fact">{sizeLabel(size)}</div>
        <div className="fact">{t('labels.day', { leg: t(`day.to.${legNameOf(leg)}`), date })}</div>
        <div className="code">{code}</div>
      </div>
    </div>
  );
}
