import { focusField } from '@laundry/web-kit/forms/steps/focus';
import { useEffect, useRef } from 'react';
import { NotPaid } from '../../../../components/payment/NotPaid';
import type { EndedPayment } from '../../../../lib/payment/payment-query';

/** That a payment was not accepted, where another way is chosen: whoever comes back begins there. */
export function RefusedHere({ payment }: { payment: EndedPayment }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the screen has gone to its own beginning.
    const frame = requestAnimationFrame(() => ref.current && focusField(ref.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={ref} tabIndex={-1}>
      <NotPaid payment={payment} />
    </div>
  );
}
