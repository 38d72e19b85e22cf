import { labelOf } from '@laundry/shared/masters/lov';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { StepActions } from '../../../components/buttons/StepActions';
import { useTexts } from '../../../i18n/texts';
import { useLovs } from '../../../lib/use-lovs';
import { OnetimeSending } from './payment/OnetimeSending';
import type { Onetime, OnetimeProps } from './use-onetime';
import { useOnetimeItems } from './use-onetime-items';
import { useSubmitWords } from './payment/use-submit-words';

export interface OnetimeConfirmProps extends OnetimeProps {
  onetime: Onetime;
  checked: NonNullable<Onetime['confirming']>;
}

/** Everything once more, to be read, and sent on to where it is paid. */
export function OnetimeConfirm({ onetime, checked, ...props }: OnetimeConfirmProps) {
  const t = useTexts('onetime');
  const { labels, nothing } = useTexts('requests').booking;
  const common = useTexts('common');
  const lovs = useLovs();
  const { values } = checked;
  const words = useSubmitWords(values, onetime.pending);
  const items = [
    ...useOnetimeItems(props, values, onetime.priceOf(checked)),
    { term: labels.delivery_box_pw, detail: values.delivery_box_pw || nothing },
    {
      term: t.labels.onetime_payment_method_id,
      detail: labelOf(lovs.onetime_payment_method, values.onetime_payment_method_id),
    },
    { term: labels.bikou, detail: values.bikou || nothing },
  ];
  return (
    <div className="stack">
      <Card title={t.confirm_title}>
        <DescriptionList items={items} />
      </Card>
      <OnetimeSending onetime={onetime} checked={checked} values={values} />
      <StepActions>
        <Button pending={onetime.pending} onClick={() => onetime.submit(checked)}>
          {words}
        </Button>
        <Button kind="secondary" unavailable={onetime.pending} onClick={onetime.toInput}>
          {common.back}
        </Button>
      </StepActions>
    </div>
  );
}
