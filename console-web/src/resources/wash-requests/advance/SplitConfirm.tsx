import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import { FactList } from '../../../components/FactList';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import { nowJst } from '../../../providers/clock';
import { type AdvanceForm, asksLaundry } from './advance-form';
import type { Folder } from './folders';

const { advance: texts, list } = requestTexts;

/** The second step of the split: what is about to be recorded. */
export function SplitConfirm({
  request,
  form,
  people,
}: {
  request: RequestDetail;
  form: AdvanceForm;
  people: readonly Folder[];
}) {
  const nameOf = (id: number | null) => people.find((person) => person.id === id)?.label ?? '';
  const laundry = asksLaundry(request)
    ? [
        { label: texts.oil, value: form.oil === 1 ? texts.oilYes : texts.oilNo },
        { label: texts.laundryType, value: labelOf(LOVS_JA.laundry_type, form.laundryType) },
      ]
    : [];
  return (
    <FactList
      facts={[
        ...form.shares.map((share) => ({ label: nameOf(share.id), value: `${share.count}${list.piece}` })),
        ...laundry,
        { label: texts.stampedAt[2], value: displayDateTime(form.stampAt, 'ja', nowJst()) },
      ]}
    />
  );
}
