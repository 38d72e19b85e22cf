import { useSentKey as useKitSentKey } from '@laundry/web-kit/forms/drafts/use-sent-key';
import { tabStore } from '../../../providers/storage/tab-store';

/** The key of a form that is stored nowhere; what is stored has it with its draft. */
export const useSentKey = () => useKitSentKey(tabStore);
