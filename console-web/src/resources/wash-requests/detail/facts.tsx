import { isBoxed } from '@laundry/shared/rules/door-code/door-code';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { personName } from '@laundry/shared/text/person-name';
import { addressLine } from '@laundry/shared/text/venue-room';
import { displayDateTime } from '@laundry/shared/time/display';
import type { Fact } from '../../../components/page/FactList';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { TouchLink } from '../../../components/links/TouchLink';
import { mapUrl } from '../../../components/links/map-url';
import { t } from '../../../i18n';
import { absenceMails } from '../absence/absence-mails';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { pickupMethodLabel, scheduleText, shownLeg, sizeLabel, staffName } from '../row-facts';

/** What is asked for and how it is to be washed. */
export function requestFacts(request: RequestDetail): readonly Fact[] {
  const now = nowJst();
  const shares = request.staff_list.map((share) =>
    t('requests.detail.share', { name: personName(share), count: share.count }),
  );
  const mails = absenceMails(request.absence_mail_histories);
  return [
    { label: t('requests.detail.fields.status'), value: request.display_status },
    { label: t('requests.detail.fields.staff'), value: staffName(request) || t('requests.list.unassigned') },
    {
      label: t('requests.detail.fields.schedPickup'),
      value: request.sched_pickup_dt ? scheduleText(request.sched_pickup_dt, now) : t('requests.detail.none'),
    },
    { label: t('requests.detail.fields.schedDelivery'), value: scheduleText(request.sched_delivery_dt, now) },
    { label: t('requests.detail.fields.count'), value: `${request.count}${t('requests.list.piece')}` },
    { label: t('requests.detail.fields.size'), value: sizeLabel(request.size) },
    { label: t('requests.detail.fields.foldCost'), value: request.fold_cost },
    { label: t('requests.detail.fields.oil'), value: oilText(request.has_oil_treatment) },
    {
      label: t('requests.detail.fields.laundryType'),
      value: labelOf(LOVS_JA.laundry_type, request.laundry_type) || t('requests.detail.unset'),
    },
    { label: t('requests.detail.fields.plan'), value: request.plan_name },
    { label: t('requests.detail.fields.option'), value: labelOf(LOVS_JA.user_plan_option, request.user_plan_option) },
    { label: t('requests.detail.fields.method'), value: pickupMethodLabel(request.pickup_delivery_type) },
    ...(request.at_door ? [{ label: t('day.atDoor'), value: t(`day.atDoorOf.${shownLeg(request)}`) }] : []),
    ...(isBoxed(request) && request.delivery_box_pw !== undefined
      ? [{ label: t('requests.detail.fields.box'), value: boxCode(request) }]
      : []),
    { label: t('requests.detail.fields.remarks'), value: request.bikou || t('requests.detail.none') },
    ...(shares.length > 0 ? [{ label: t('requests.detail.fields.folders'), value: shares.join('\n') }] : []),
    ...(mails.length > 0 ? [{ label: t('requests.detail.fields.absence'), value: mails.join('\n') }] : []),
    { label: t('requests.detail.fields.createdAt'), value: displayDateTime(request.created_at, 'ja', now) },
  ];
}

const boxCode = (request: RequestDetail): string =>
  hiddenCode(request) ?? (request.delivery_box_pw || t('requests.detail.none'));

/** Why there is a code and it is not shown; null: it is shown, or there is none. */
function hiddenCode({ delivery_box_pw, is_door_code_unreadable }: RequestDetail): string | null {
  if (is_door_code_unreadable) return t('requests.detail.boxUnreadable');
  return delivery_box_pw === null ? t('requests.detail.boxHidden') : null;
}

/** Whose it is. */
export function customerFacts(request: RequestDetail, isMasked: boolean): readonly Fact[] {
  const facts = [
    { label: t('requests.detail.fields.userId'), value: request.user_id },
    {
      label: t('requests.detail.fields.name'),
      value: <CustomerLink id={request.user_id}>{personName(request)}</CustomerLink>,
    },
    ...(request.booked_by_name ? [{ label: t('requests.detail.fields.bookedBy'), value: request.booked_by_name }] : []),
  ];
  if (isMasked) return facts;
  return [
    ...facts,
    ...(request.company_name ? [{ label: t('requests.detail.fields.company'), value: request.company_name }] : []),
    ...(request.cost_centre ? [{ label: t('requests.detail.fields.costCentre'), value: request.cost_centre }] : []),
    {
      label: t('requests.detail.fields.phone'),
      value: request.phone_number ? (
        <TouchLink href={`tel:${request.phone_number}`}>{request.phone_number}</TouchLink>
      ) : (
        t('requests.detail.none')
      ),
    },
    {
      label: t('requests.detail.fields.email'),
      value: request.email ? (
        <TouchLink href={`mailto:${request.email}`}>{request.email}</TouchLink>
      ) : (
        t('requests.detail.none')
      ),
    },
  ];
}

/** Where to go. */
export function placeFacts(request: RequestDetail): readonly Fact[] {
  const address = addressLine(request);
  const zipcode = request.send_addr_zipcode ?? '';
  return [
    {
      label: t('requests.detail.fields.address'),
      value: (
        <>
          {zipcode && <div>{`〒${zipcode.slice(0, 3)}-${zipcode.slice(3)}`}</div>}
          <TouchLink href={mapUrl(address)} isOutside>
            {address}
          </TouchLink>
          {request.send_addr_name && <div>{request.send_addr_name}</div>}
        </>
      ),
    },
    { label: t('requests.detail.fields.partner'), value: request.venue_provider_name || t('requests.detail.none') },
    {
      label: t('requests.detail.fields.property'),
      value: request.venue_property_name || request.venue_name || t('requests.detail.none'),
    },
  ];
}

function oilText(oil: number | null): string {
  if (oil === null) return t('requests.detail.oil.unset');
  return oil === 0 ? t('requests.detail.oil.no') : t('requests.detail.oil.yes');
}
