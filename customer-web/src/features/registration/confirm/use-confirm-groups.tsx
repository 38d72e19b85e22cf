import { normalizeTypedCode } from '@laundry/shared/text/typed-code';
import { dayToBeginWith } from '@laundry/shared/rules/payments/begin-next-month';
import { paymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { monthlyPrice } from '@laundry/shared/rules/plans/price';
import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import type { TextField } from '@laundry/shared/rules/accounts/registration';
import { formatZip } from '@laundry/shared/text/normalize';
import { displayDate } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useState } from 'react';
import type { Description } from '../../../components/page/DescriptionList';
import { Yen } from '../../../components/text/Yen';
import type { Catalogues } from '../../../i18n/catalogues';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useLovs } from '../../../lib/use-lovs';
import { planOf } from '../../../components/plan/plan-values';
import { usePartnerVenue } from '../venue/partner-venue';
import { type RegistrationValues, beginsLater, isCompany, toRegistration } from '../form/registration-values';

export interface ConfirmGroup {
  title: string;
  items: Description[];
}

type FieldName = TextField & keyof Catalogues['registration']['fields'];

/** The confirmation by groups, of the values as they will be stored: digits half-width, kana filled in. */
export function useConfirmGroups(values: RegistrationValues): ConfirmGroup[] {
  const t = useTexts('registration');
  const ja = useLang() === 'ja';
  const plan = usePlanItems(values);
  const venue = usePartnerVenue();
  const stored = toRegistration(values, useLang());
  const of = (...names: FieldName[]): Description[] =>
    names.flatMap((name) => {
      const text = stored[name];
      if (!text) return [];
      return [{ term: t.fields[name], detail: name.endsWith('zipcode') ? formatZip(text) : text }];
    });
  const pair = (term: string, last: FieldName, first: FieldName): Description => ({
    term,
    detail: `${stored[last] ?? ''} ${stored[first] ?? ''}`,
  });
  const names = t.full_names;
  const company = [
    ...of('company_name'),
    ...(ja ? of('company_name_kana') : []),
    pair(names.ceo, 'company_ceo_name1', 'company_ceo_name2'),
    ...(ja ? [pair(names.ceo_kana, 'company_ceo_name_kana1', 'company_ceo_name_kana2')] : []),
    ...of('company_hq_phone_number'),
  ];
  const person = [
    pair(names.name, 'name1', 'name2'),
    ...(ja ? [pair(names.kana, 'kana1', 'kana2')] : []),
    ...of('phone_number'),
  ];
  const house = venue === null ? [] : [{ term: t.venue.name, detail: venue.property_name }];
  const bill = of('bill_addr_zipcode', 'bill_addr_detail1', 'bill_addr_detail2', 'bill_addr_detail3');
  const send = of('send_addr_zipcode', 'send_addr_detail1', 'send_addr_detail2', 'send_addr_detail3').concat(
    roomOf(values, t.fields.send_addr_detail3_room_number),
  );
  const code = normalizeTypedCode(values.referral_code);
  const invited = code === '' ? [] : [{ term: t.fields.referral_code, detail: code }];
  const account = [
    ...of('email', 'email2'),
    { term: t.fields.password, detail: t.password_hidden },
    ...of('bikou1'),
    ...invited,
  ];
  return isCompany(values)
    ? [
        { title: t.sections.plan, items: plan },
        { title: t.sections.company, items: company },
        { title: t.sections.contact_person, items: person },
        { title: t.sections.bill, items: bill },
        { title: t.sections.send, items: [...house, ...of('send_addr_name'), ...send] },
        { title: t.sections.account, items: account },
      ]
    : [
        { title: t.sections.plan, items: plan },
        { title: t.sections.person, items: person },
        { title: t.sections.send, items: [...house, ...send] },
        { title: t.sections.account, items: account },
      ];
}

const roomOf = ({ send_addr_detail3_room_number: room }: RegistrationValues, term: string): Description[] =>
  room.trim() === '' ? [] : [{ term, detail: room.trim() }];

function usePlanItems(values: RegistrationValues): Description[] {
  const [now] = useState(nowJst);
  const t = useTexts('registration');
  const lovs = useLovs();
  const lang = useLang();
  const plan = planOf(values);
  // Chosen with each request.
  const isChosenLater = plan !== null && isOnetime(plan) && paymentChoices(isCompany(values), plan).length === 1;
  return [
    { term: t.fields.contract_type, detail: t.contract_types[values.contract_type] },
    ...(plan ? [{ term: t.fields.plan_id, detail: planName(plan, lang) }] : []),
    { term: t.fields.pickup_delivery_type, detail: labelOf(lovs.pd_type, values.pickup_delivery_type) },
    ...(plan && !isOnetime(plan) ? [{ term: t.price.label, detail: <Yen amount={monthlyPrice(plan)} /> }] : []),
    ...(beginsLater(values, lang)
      ? [{ term: t.fields.begins, detail: t.begins.next({ date: displayDate(dayToBeginWith(now), lang, now) }) }]
      : []),
    ...(isChosenLater
      ? []
      : [{ term: t.fields.payment_method_id, detail: labelOf(lovs.payment_method, values.payment_method_id) }]),
  ];
}
