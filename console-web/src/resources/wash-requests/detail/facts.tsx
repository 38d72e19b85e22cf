import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import type { Fact } from '../../../components/FactList';
import { TouchLink } from '../../../components/TouchLink';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import { nowJst } from '../../../providers/clock';
import {
  addressText,
  customerName,
  isBoxed,
  mapUrl,
  methodLabel,
  scheduleText,
  sizeLabel,
  staffName,
} from '../row-facts';

const { detail: texts, list, leg } = requestTexts;
const { fields } = texts;

/** What is asked for and how it is to be washed. */
export function requestFacts(request: RequestDetail): readonly Fact[] {
  const now = nowJst();
  const shares = request.staff_list.map((share) => texts.share(customerName(share), share.count));
  const mails = request.absence_mail_histories.map((mail) =>
    texts.absenceSent(mail.type === 1 ? leg.pickup : leg.delivery, displayDateTime(mail.created_at, 'ja', now)),
  );
  return [
    { label: fields.staff, value: staffName(request) || list.unassigned },
    {
      label: fields.schedPickup,
      value: request.sched_pickup_dt ? scheduleText(request.sched_pickup_dt, now) : texts.none,
    },
    { label: fields.schedDelivery, value: scheduleText(request.sched_delivery_dt, now) },
    { label: fields.count, value: `${request.count}${list.piece}` },
    { label: fields.size, value: sizeLabel(request.size) },
    { label: fields.foldCost, value: request.fold_cost },
    { label: fields.oil, value: oilText(request.has_oil_treatment) },
    { label: fields.laundryType, value: labelOf(LOVS_JA.laundry_type, request.laundry_type) || texts.unset },
    { label: fields.plan, value: request.plan_name },
    { label: fields.option, value: labelOf(LOVS_JA.user_plan_option, request.user_plan_option) },
    { label: fields.method, value: methodLabel(request.pickup_delivery_type) },
    ...(isBoxed(request) && request.delivery_box_pw !== undefined
      ? [{ label: fields.box, value: request.delivery_box_pw || texts.none }]
      : []),
    { label: fields.remarks, value: request.bikou || texts.none },
    ...(shares.length > 0 ? [{ label: fields.folders, value: shares.join('\n') }] : []),
    ...(mails.length > 0 ? [{ label: fields.absence, value: mails.join('\n') }] : []),
    { label: fields.createdAt, value: displayDateTime(request.created_at, 'ja', now) },
  ];
}

/** Whose it is. */
export function customerFacts(request: RequestDetail, isMasked: boolean): readonly Fact[] {
  const facts = [
    { label: fields.userId, value: request.user_id },
    { label: fields.name, value: customerName(request) },
  ];
  if (isMasked) return facts;
  return [
    ...facts,
    ...(request.company_name ? [{ label: fields.company, value: request.company_name }] : []),
    {
      label: fields.phone,
      value: request.phone_number ? (
        <TouchLink href={`tel:${request.phone_number}`}>{request.phone_number}</TouchLink>
      ) : (
        texts.none
      ),
    },
    {
      label: fields.email,
      value: request.email ? <TouchLink href={`mailto:${request.email}`}>{request.email}</TouchLink> : texts.none,
    },
  ];
}

/** Where to go. */
export function placeFacts(request: RequestDetail): readonly Fact[] {
  const address = addressText(request);
  const zipcode = request.send_addr_zipcode ?? '';
  return [
    {
      label: fields.address,
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
    { label: fields.partner, value: request.venue_provider_name || texts.none },
    { label: fields.property, value: request.venue_property_name || request.venue_name || texts.none },
  ];
}

function oilText(oil: number | null): string {
  if (oil === null) return texts.oil.unset;
  return oil === 0 ? texts.oil.no : texts.oil.yes;
}
