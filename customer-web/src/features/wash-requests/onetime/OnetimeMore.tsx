import { LIMITS } from '@laundry/shared/constants/limits';
import { lengthOf } from '@laundry/shared/text/length';
import { Card } from '../../../components/page/Card';
import { TextField } from '../../../components/fields/TextField';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { DoorCodeField } from '../fields/DoorCodeField';
import { RemarksField } from '../fields/RemarksField';
import { type OnetimeValues, isResident } from './onetime-values';
import type { Onetime } from './use-onetime';

interface OnetimeMoreProps {
  user: CurrentUser;
  onetime: Onetime;
  values: OnetimeValues;
  errorOf: (name: keyof OnetimeValues) => string | undefined;
}

/** What helps whoever fetches and brings the bags. */
export function OnetimeMore({ user, onetime: { form, lost }, values, errorOf }: OnetimeMoreProps) {
  const t = useTexts('onetime');
  return (
    <Card title={t.more_title}>
      <DoorCodeField
        field={form.register('delivery_box_pw')}
        error={errorOf('delivery_box_pw')}
        isLost={lost.includes('delivery_box_pw') && values.delivery_box_pw === ''}
      />
      {isResident(user) && (
        <TextField
          {...form.register('room_number')}
          label={t.labels.room_number}
          error={errorOf('room_number')}
          maxLength={LIMITS.roomLength}
          autoComplete="off"
        />
      )}
      <RemarksField field={form.register('bikou')} length={lengthOf(values.bikou)} error={errorOf('bikou')} />
    </Card>
  );
}
