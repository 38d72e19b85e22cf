import { CheckoutRedirect } from '../../../components/payment/CheckoutRedirect';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import { OnetimeConfirm } from './OnetimeConfirm';
import { OnetimeInput } from './OnetimeInput';
import { type OnetimeProps, useOnetime } from './use-onetime';

export function OnetimeSteps(props: OnetimeProps) {
  const t = useTexts('onetime');
  const common = useTexts('common');
  const onetime = useOnetime(props.user, props.context, props.setting);
  const { confirming, leaving } = onetime;
  if (leaving) return <CheckoutRedirect to={leaving} />;
  return (
    <>
      <Steps names={t.steps} current={confirming ? 2 : 1} heading={confirming ? common.step_headings[1] : undefined} />
      {confirming ? (
        <OnetimeConfirm {...props} onetime={onetime} checked={confirming} />
      ) : (
        <OnetimeInput {...props} onetime={onetime} />
      )}
    </>
  );
}
