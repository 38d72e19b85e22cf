import { Button } from '../../../../components/buttons/Button';
import { StepActions } from '../../../../components/buttons/StepActions';
import { Alert } from '../../../../components/messages/Alert';
import { ErrorSummary } from '../../../../components/messages/ErrorSummary';
import { Card } from '../../../../components/page/Card';
import { Columns } from '../../../../components/page/Columns';
import { DescriptionList } from '../../../../components/page/DescriptionList';
import { useTexts } from '../../../../i18n/texts';
import type { OnetimeConfirmProps } from '../OnetimeConfirm';
import { OnetimeMore } from '../OnetimeMore';
import { OnetimeSending } from '../payment/OnetimeSending';
import { isMendedAtPayment } from '../onetime-rules';
import { decisionOf } from '../onetime-values';
import { PaymentMethodField } from '../payment/PaymentMethodField';
import { useOnetimeFields } from '../use-onetime-fields';
import { useOnetimeItems } from '../use-onetime-items';
import { useSubmitWords } from '../payment/use-submit-words';

/** The last step of a first request, on one screen: what was chosen before is read once more, and only its payment is asked for. */
export function FirstRequestPayment({ onetime, checked, ...props }: OnetimeConfirmProps) {
  const { user } = props;
  const t = useTexts('onetime');
  const { last, change } = useTexts('first_request');
  const { skip_to_button } = useTexts('requests').booking;
  const { form, pending } = onetime;
  const { values, errorOf, summary, account, chosen, why, whyId, unless } = useOnetimeFields(props, onetime);
  // The browser's Forward comes back to what was read before the form was changed.
  const decision = decisionOf(values, props.context);
  const asked = { values, price: decision.ok ? decision.price : checked.price };
  const items = useOnetimeItems(props, values, onetime.priceOf(asked));
  const words = useSubmitWords(values, pending);
  const pay = form.handleSubmit(
    (typed) => onetime.submit({ ...asked, values: typed }),
    (wrong) => {
      if (!isMendedAtPayment(Object.keys(wrong))) onetime.toInput();
    },
  );
  return (
    <Columns
      skip={skip_to_button}
      onSubmit={unless((event) => void pay(event))}
      beside={
        <StepActions chosen={chosen}>
          <Button type="submit" wide pending={pending} unavailable={why !== null} aria-describedby={whyId}>
            {words}
          </Button>
        </StepActions>
      }
    >
      <ErrorSummary messages={summary} />
      {!onetime.isRefused && (
        <Alert kind="good" role="status" title={last.title}>
          <p>{last.lead}</p>
        </Alert>
      )}
      <Card title={t.confirm_title}>
        <DescriptionList items={items} />
        <div className="row">
          <Button kind="secondary" small unavailable={pending} onClick={onetime.toInput}>
            {change}
          </Button>
        </div>
      </Card>
      <PaymentMethodField
        field={form.register('onetime_payment_method_id')}
        company={user.is_company}
        error={errorOf('onetime_payment_method_id')}
        account={account}
        chosen={values.onetime_payment_method_id}
      />
      <OnetimeMore user={user} onetime={onetime} values={values} errorOf={errorOf} />
      <OnetimeSending onetime={onetime} checked={asked} values={values} />
      {why !== null && (
        <p id={whyId} className="muted">
          {why}
        </p>
      )}
    </Columns>
  );
}
