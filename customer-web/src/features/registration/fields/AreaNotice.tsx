import { isKindServed, type PlanKind } from '@laundry/shared/rules/plans/area-service';
import { formatZip } from '@laundry/shared/text/normalize';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../components/messages/Alert';
import { loadTexts } from '../../../i18n/texts';
import { areaInfoQuery } from '../../../lib/areas/area-info';
import type { AreaInfo } from '../../../lib/calls/api-types';
import { useMessageText } from '../../../lib/calls/message-text';
import { useRegistrationForm } from '../form/registration-form';

/** The words of the front page, about where we do not come. */
const NotYetServed = lazily(async () => {
  const [file] = await Promise.all([import('../../../components/area/NotYetServed'), loadTexts('home')]);
  return file;
});

/** Tells at once whether we come to a postal code, of which alone it is asked: nobody should fill in thirty fields to learn that we don't. */
export function AreaNotice({ zip }: { zip: string }) {
  const { form, t } = useRegistrationForm();
  const textOf = useMessageText();
  const area = useQuery(areaInfoQuery(zip)).data;
  const kind = useWatch({ control: form.control, name: 'plan_kind' });
  if (!area) return null;
  if (isServedBy(area, kind)) {
    return (
      <Alert kind="good" role="status">
        <p>{t.area_served({ zip: formatZip(zip) })}</p>
      </Alert>
    );
  }
  const other = kind === 'onetime' ? 'monthly' : 'onetime';
  return (
    <Alert kind="warn" role="status" title={textOf('notarea')}>
      {isServedBy(area, other) ? (
        <p>{t.area_served_by[other]}</p>
      ) : (
        <Suspense>
          <NotYetServed />
        </Suspense>
      )}
    </Alert>
  );
}

const isServedBy = (area: AreaInfo, kind: PlanKind): boolean => area.error === null && isKindServed(area, kind);
