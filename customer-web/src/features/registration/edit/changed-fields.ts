import { labelOf } from '@laundry/shared/masters/lov';
import { formatZip } from '@laundry/shared/text/normalize';
import { completeRegistration } from '@laundry/shared/rules/accounts/registration';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useLovs } from '../../../lib/use-lovs';
import { isCompany, isCompanyOnly } from '../form/registration-values';
import type { EditValues } from './edit-values';

/** In the order of the form. */
const SHOWN = [
  'company_name',
  'company_name_kana',
  'company_ceo_name1',
  'company_ceo_name2',
  'company_ceo_name_kana1',
  'company_ceo_name_kana2',
  'company_hq_phone_number',
  'name1',
  'name2',
  'kana1',
  'kana2',
  'phone_number',
  'bill_addr_zipcode',
  'bill_addr_detail1',
  'bill_addr_detail2',
  'bill_addr_detail3',
  'send_addr_name',
  'send_addr_zipcode',
  'send_addr_detail1',
  'send_addr_detail2',
  'send_addr_detail3',
  'send_addr_detail3_room_number',
  'email',
  'email2',
  'bikou1',
] as const;

export interface ChangedField {
  term: string;
  from: string;
  to: string;
}

/** The fields of the form whose stored values will differ. */
export function useChangedFields(before: EditValues, values: EditValues): ChangedField[] {
  const t = useTexts('registration');
  const lovs = useLovs();
  const lang = useLang();
  const stored = (of: EditValues): Record<string, unknown> => ({
    ...completeRegistration({
      ...of,
      is_company: isCompany(of),
      current_lang: lang,
      pickup_delivery_type: null,
      payment_method_id: null,
    }),
  });
  const [old, next] = [stored(before), stored(values)];
  const hidden = (name: string): boolean =>
    (!isCompany(values) && isCompanyOnly(name)) || (lang !== 'ja' && name.includes('kana'));
  const texts = SHOWN.filter((name) => !hidden(name)).flatMap((name): ChangedField[] => {
    const [from, to] = [textOf(name, old[name]), textOf(name, next[name])];
    return from === to ? [] : [{ term: t.fields[name], from, to }];
  });
  const pickupMethod = (of: EditValues): string => labelOf(lovs.pd_type, of.pickup_delivery_type);
  const pickupMethodChanged = before.pickup_delivery_type !== values.pickup_delivery_type;
  return [
    ...(pickupMethodChanged
      ? [{ term: t.fields.pickup_delivery_type, from: pickupMethod(before), to: pickupMethod(values) }]
      : []),
    ...texts,
  ];
}

function textOf(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return name.endsWith('zipcode') ? formatZip(text) : text;
}
