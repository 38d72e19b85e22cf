import { CheckoutRedirect } from '../../../components/payment/CheckoutRedirect';
import { FirstRequestSteps } from '../../../components/page/FirstRequestSteps';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { AgainNote } from '../usual/AgainNote';
import { useAgain } from '../usual/made-requests';
import { FirstRequestPayment } from './first/FirstRequestPayment';
import { OnetimeConfirm } from './OnetimeConfirm';
import { OnetimeInput } from './OnetimeInput';
import { onetimeOffer } from './onetime-values';
import { type OnetimeProps, useOnetime } from './use-onetime';

interface OnetimeStepsProps extends Omit<OnetimeProps, 'again'> {
  /** What the customer has asked for before. */
  made: readonly WashRequest[];
}

/** A form that is filled with what another request had is another form. */
export function OnetimeSteps({ made, ...props }: OnetimeStepsProps) {
  const again = useAgain(made);
  return <OnetimeForm key={again?.id} {...props} again={again} />;
}

function OnetimeForm(props: OnetimeProps) {
  const t = useTexts('onetime');
  const common = useTexts('common');
  const onetime = useOnetime(props);
  const { confirming, leaving } = onetime;
  const heading = confirming ? common.step_headings[1] : undefined;
  const Review = onetime.isLastStep ? FirstRequestPayment : OnetimeConfirm;
  if (leaving) return <CheckoutRedirect to={leaving} />;
  return (
    <>
      {!confirming && props.again !== null && (
        <AgainNote again={props.again} legs={onetimeOffer(props.context, props.setting)} now={props.context.now} />
      )}
      {onetime.isLastStep ? (
        <FirstRequestSteps at={confirming ? 'payment' : 'moment'} heading={heading} />
      ) : (
        <Steps names={t.steps} current={confirming ? 2 : 1} heading={heading} />
      )}
      {confirming ? (
        <Review {...props} onetime={onetime} checked={confirming} />
      ) : (
        <OnetimeInput {...props} onetime={onetime} />
      )}
    </>
  );
}
