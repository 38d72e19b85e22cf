import { labelOf } from '@laundry/shared/masters/lov';
import type { Description } from '../../components/page/DescriptionList';
import { useTexts } from '../../i18n/texts';
import type { WashRequest } from '../../lib/calls/api-types';
import { useLovs } from '../../lib/use-lovs';

type Facts = Readonly<Record<'size' | 'count' | 'box' | 'remarks' | 'centre', Description>>;

/** What else there is to a request, worded the same on every screen. */
export function useRequestFacts(): (row: WashRequest) => Facts {
  const t = useTexts('requests').row;
  const common = useTexts('common');
  const { size } = useLovs();
  return (row) => ({
    size: { term: t.size, detail: labelOf(size, row.size) },
    count: { term: t.count, detail: common.bags({ count: row.count }) },
    // A code that cannot be read is said so where it is changed.
    box: { term: t.box, detail: (row.delivery_box_pw ?? '－') || t.none },
    centre: { term: t.cost_centre, detail: row.cost_centre },
    remarks: { term: t.remarks, detail: row.bikou },
  });
}
