import type { TextsLike } from '../texts-like';
import type ja from '../ja/buy_bags';

const en: TextsLike<typeof ja> = {
  meta_title: 'Buy more bags',
  title: 'Buy more bags',
  what: 'Your purchase of {bags}',
  steps: ['Details', 'Review'],
  labels: { count: 'Bags to add', payment_method: 'Payment method' },
  before_title: 'Your plan begins on {date}',
  before:
    'Bags that you buy here are none of the plan’s. They belong to this month (until {until}) and do not carry over into the plan from {date}.',
  bags_title: 'Bags to add',
  plan: 'Your plan',
  size: 'Size',
  left: 'Bags left',
  left_until: '{bags}, valid until {until}',
  unit: 'Price of a bag',
  unit_times: '¥{price} a bag × {bags}',
  price: 'Price',
  after: '{bags} left afterwards, valid until {until}',
  choose_payment: 'Choose how to pay',
  notes: {
    1: 'You enter your card on the card company’s page.',
    2: 'By invoice, like your monthly price. The bags are added at once.',
    3: '',
  },
  to_confirm: 'Review purchase',
  confirm_title: 'Please review your purchase',
  valid: 'Valid until',
  from_to: '{from} → {to}',
  final_card: 'The bags are added once they are paid. They do not carry over to the next month.',
  final_invoice: 'The bags are added at once. They do not carry over to the next month.',
  submit_card: 'Enter card info',
  submit_invoice: 'OK',
  not_bought: 'Your purchase could not be made',
  done_title: 'Your bags have been added',
  done_price: 'Price: {price}',
  done_left: '{bags} left',
  to_request: 'Request a pickup',
  again: 'Back to your purchase',
  full: 'You have as many bags as an account can hold.',
  onetime: 'On the one-time plan you pay for each request, so there are no bags to add.',
  staff: 'Bags cannot be bought from a staff account.',
  blocked: 'You cannot buy more bags at the moment.',
};

export default en;
