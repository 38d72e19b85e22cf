import { t } from '../../i18n';
import { customer } from '../../i18n/customer';

const isState = (state: string): state is keyof typeof customer.mailState => state in customer.mailState;

export const mailStateText = (state: string): string => (isState(state) ? t(`customer.mailState.${state}`) : state);

/** Null: no secret of the server opens it. */
export const recipientText = ({ recipient }: { readonly recipient: string | null }): string =>
  recipient ?? t('customer.recipientUnreadable');
