import { isServed } from '@laundry/shared/rules/plans/area-service';
import { formatZip } from '@laundry/shared/text/normalize';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../components/messages/Alert';
import { areaInfoQuery } from '../../../lib/areas';
import { useMessageText } from '../../../lib/calls/message-text';
import { useRegistrationForm } from '../form/registration-form';

/** Tells at once whether we come to a postal code, of which alone it is asked: nobody should fill in thirty fields to learn that we don't. */
export function AreaNotice({ zip }: { zip: string }) {
  const { form, t } = useRegistrationForm();
  const textOf = useMessageText();
  const area = useQuery(areaInfoQuery(zip)).data;
  const onetime = useWatch({ control: form.control, name: 'plan_kind' }) === 'onetime';
  if (!area) return null;
  const kind = onetime ? ('tx' as const) : ('t2' as const);
  const served = area.error === null && isServed(area, { part: kind, method: '1', sameTime: false, size: null });
  return (
    <Alert kind={served ? 'good' : 'warn'} role="status">
      <p>{served ? t.area_served({ zip: formatZip(zip) }) : textOf('notarea')}</p>
    </Alert>
  );
}
