import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import { FactList } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { type AdvanceForm, asksLaundry } from './advance-form';
import type { Folder } from './folders';

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
        {
          label: t('requests.advance.oil'),
          value: form.oil === 1 ? t('requests.advance.oilYes') : t('requests.advance.oilNo'),
        },
        { label: t('requests.advance.laundryType'), value: labelOf(LOVS_JA.laundry_type, form.laundryType) },
      ]
    : [];
  return (
    <FactList
      facts={[
        ...form.shares.map((share) => ({
          label: nameOf(share.id),
          value: `${share.count}${t('requests.list.piece')}`,
        })),
        ...laundry,
        { label: t('requests.advance.stampedAt.4'), value: displayDateTime(form.stampAt, 'ja', nowJst()) },
      ]}
    />
  );
}
