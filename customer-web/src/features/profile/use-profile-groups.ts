import { labelOf } from '@laundry/shared/masters/lov';
import { formatZip } from '@laundry/shared/text/normalize';
import type { Description } from '../../components/ui/DescriptionList';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/api-types';
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
  const row = (term: string, ...texts: Text[]): Description => ({ term, detail: joined(' ', texts) || not_set });
  const address = (zip: Text, ...lines: Text[]): Description => ({
    term: t.address,
    detail: joined('\n', [zip && `〒${formatZip(zip)}`, joined('', lines.slice(0, 2)), ...lines.slice(2)]) || not_set,
  });
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
    address(user.bill_addr_zipcode, user.bill_addr_detail1, user.bill_addr_detail2, user.bill_addr_detail3),
    row(t.payment, labelOf(lovs.payment_method, user.payment_method_id)),
  ];
  const send = [
    row(t.place, user.send_addr_name),
    address(user.send_addr_zipcode, user.send_addr_detail1, user.send_addr_detail2, withRoom(user.send_addr_detail3)),
    ...(user.bikou1 ? [row(t.remarks, user.bikou1)] : []),
  ];
  return [
    ...(user.is_company ? [{ title: t.sections.company, items: company }] : []),
    { title: user.is_company ? t.sections.contact_person : t.sections.person, items: person },
    { title: t.sections.send, items: send },
    { title: t.sections.bill, items: bill },
  ];
}

const joined = (by: string, texts: readonly Text[]): string => texts.filter(Boolean).join(by);

/** A partner venue's room number is stored behind an @. */
const withRoom = (building: Text): Text => building?.replace('@', ' ') ?? null;
