import { labelOf } from '@laundry/shared/masters/lov';
import { splitRoom } from '@laundry/shared/text/venue-room';
import type { Description } from '../../components/page/DescriptionList';
import { useTexts } from '../../i18n/texts';
import { addressLines } from '../../lib/address-lines';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useLovs } from '../../lib/use-lovs';

interface ProfileGroup {
  title: string;
  items: Description[];
}

type Text = string | null;

export function useProfileGroups(user: CurrentUser): ProfileGroup[] {
  const { profile: t } = useTexts('account');
  const { not_set } = useTexts('common');
  const lovs = useLovs();
  const row = (term: string, ...texts: Text[]): Description => ({
    term,
    detail: texts.filter(Boolean).join(' ') || not_set,
  });
  const address = (...parts: Parameters<typeof addressLines>): Description => ({
    term: t.address,
    detail: addressLines(...parts).join('\n') || not_set,
  });
  const { building, room } = splitRoom(user.send_addr_detail3);
  const person = [
    row(t.name, user.name1, user.name2),
    row(t.kana, user.kana1, user.kana2),
    row(t.phone, user.phone_number),
  ];
  const company = [
    row(t.company_name, user.company_name),
    row(t.company_kana, user.company_name_kana),
    row(t.ceo, user.company_ceo_name1, user.company_ceo_name2),
    row(t.ceo_kana, user.company_ceo_name_kana1, user.company_ceo_name_kana2),
    row(t.company_phone, user.company_hq_phone_number),
  ];
  const bill = [
    address(user.bill_addr_zipcode, [user.bill_addr_detail1, user.bill_addr_detail2], [user.bill_addr_detail3]),
    row(t.payment, labelOf(lovs.payment_method, user.payment_method_id)),
  ];
  const send = [
    row(t.place, user.send_addr_name),
    address(user.send_addr_zipcode, [user.send_addr_detail1, user.send_addr_detail2], [building, room]),
    ...(user.bikou1 ? [row(t.remarks, user.bikou1)] : []),
  ];
  return [
    ...(user.is_company ? [{ title: t.sections.company, items: company }] : []),
    { title: user.is_company ? t.sections.contact_person : t.sections.person, items: person },
    { title: t.sections.send, items: send },
    { title: t.sections.bill, items: bill },
  ];
}
