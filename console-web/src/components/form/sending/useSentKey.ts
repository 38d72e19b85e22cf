import { useSentKey as useKitSentKey } from '@laundry/web-kit/forms/use-sent-key';
import { kept } from '../../../providers/kept/kept';

/** The key of a form that is kept nowhere; what is kept has it with its draft. */
export const useSentKey = () => useKitSentKey(kept);
