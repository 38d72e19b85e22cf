import { labelOf } from '@laundry/shared/masters/lov';
import { formatZip } from '@laundry/shared/text/normalize';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { useTexts } from '../../../i18n/texts';
import { useLovs } from '../../../lib/use-lovs';
import type { OthersFields } from './use-profile-write';

/** What stands now in fields that were changed here as well: sent again, it is replaced. */
export function OthersChanges({ fields }: { fields: OthersFields }) {
  const t = useTexts('registration');
  const lovs = useLovs();
  const names: Readonly<Record<string, string>> = t.fields;
  const textOf = (field: string, value: unknown): string => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (field === 'pickup_delivery_type') return labelOf(lovs.pd_type, text);
    return field.endsWith('zipcode') ? formatZip(text) : text;
  };
  const items = Object.entries(fields).map(([field, value]) => ({
    term: names[field] ?? t.edit.title,
    detail: textOf(field, value) || t.edit.none,
  }));
  return (
    <>
      <p>{t.edit.conflict}</p>
      <DescriptionList items={items} />
      <p>{t.edit.replaces}</p>
    </>
  );
}
